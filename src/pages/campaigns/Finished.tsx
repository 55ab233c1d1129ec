import { yuan } from '../../model/yuan.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { PillLink } from '../PillLink.tsx';
import { Link, Navigate } from '../routing.ts';
import { Campaign } from './Campaign.tsx';
import { type Own, pagesOf, type Participation } from './campaign.ts';
import styles from './Campaigns.module.css';
import { endMessages } from './end-messages.ts';
import { Helpers } from './Progress.tsx';
import { messages } from './messages.ts';

/** /finishCollect: all cards are there. */
export function FinishCollect() {
  return <Campaign kind="collect" content={Finished} />;
}

/** /shareInviteFinished: enough friends have registered. */
export function ShareInviteFinished() {
  return <Campaign kind="invite" content={Finished} />;
}

/** /finishBargain: the price is cut as far as it goes. */
export function FinishBargain() {
  return <Campaign kind="bargain" content={Finished} />;
}

/** What is not finished is shown where it stands. */
function Finished({ participation }: { participation: Participation }) {
  const { own, kind, campaign } = participation;
  if (own?.state !== 'finished') {
    return <Navigate to={`${pagesOf[kind].share}?campaign=${campaign}`} replace />;
  }
  return <Reward participation={participation} own={own} />;
}

function Reward({ participation, own }: { participation: Participation; own: Own }) {
  const t = useT();
  const language = useLanguage();
  const { reward, kind } = participation;
  const { finished, finishedText, nextLink } = endMessages[kind];
  const facts = [
    [messages.reward, `${reward.name[language]} ${yuan(reward.amount, language)}`],
    [messages.rewardFrom, t(messages.rewardFromText, { from: yuan(reward.from, language) })],
    [messages.rewardDays, t(messages.rewardDaysText, { days: reward.days })],
    ...(own.car ? [[messages.carName, own.car.name] as const] : []),
    [messages.finishedAt, own.finishedAt ?? ''],
  ] as const;
  return (
    <>
      <section className={styles.section}>
        <h2>{t(finished)}</h2>
        <p>{t(finishedText, { helped: own.helped })}</p>
        <dl className={styles.facts}>
          {facts.flatMap(([label, value]) => [
            <dt key={label.zh}>{t(label)}</dt>,
            <dd key={`${label.zh} value`}>{value}</dd>,
          ])}
        </dl>
        <div className={styles.buttons}>
          <PillLink to="/coupon">{t(messages.toCoupons)}</PillLink>
          <Link className={styles.link} to={nextLink.to}>
            {t(nextLink.messages)}
          </Link>
        </div>
      </section>
      <section className={styles.section}>
        <h2>{t(messages.helpers)}</h2>
        <Helpers helps={own.helps} />
      </section>
    </>
  );
}
