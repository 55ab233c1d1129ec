import { yuan } from '../../model/yuan.ts';
import { useLanguage, useSay } from '../../ui/language.tsx';
import { PillLink } from '../PillLink.tsx';
import { Link, Navigate } from '../routing.ts';
import { Campaign } from './Campaign.tsx';
import { type Own, pagesOf, type Standing } from './campaign.ts';
import styles from './Campaigns.module.css';
import { endWords } from './end-words.ts';
import { Helpers } from './Progress.tsx';
import { words } from './words.ts';

/** /finishCollect: all cards are there. */
export function FinishCollect() {
  return <Campaign kind="collect">{(standing) => <Finished standing={standing} />}</Campaign>;
}

/** /shareInviteFinished: enough friends have registered. */
export function ShareInviteFinished() {
  return <Campaign kind="invite">{(standing) => <Finished standing={standing} />}</Campaign>;
}

/** /finishBargain: the price is cut as far as it goes. */
export function FinishBargain() {
  return <Campaign kind="bargain">{(standing) => <Finished standing={standing} />}</Campaign>;
}

/** What is not finished is shown where it stands. */
function Finished({ standing }: { standing: Standing }) {
  const { own, kind, campaign } = standing;
  if (own?.state !== 'finished') {
    return <Navigate to={`${pagesOf[kind].share}?campaign=${campaign}`} replace />;
  }
  return <Reward standing={standing} own={own} />;
}

function Reward({ standing, own }: { standing: Standing; own: Own }) {
  const say = useSay();
  const language = useLanguage();
  const { reward, kind } = standing;
  const { finished, finishedText, wayOn } = endWords[kind];
  const facts = [
    [words.reward, `${reward.name[language]} ${yuan(reward.amount, language)}`],
    [words.rewardFrom, say(words.rewardFromText, { from: yuan(reward.from, language) })],
    [words.rewardDays, say(words.rewardDaysText, { days: reward.days })],
    ...(own.car ? [[words.carName, own.car.name] as const] : []),
    [words.finishedAt, own.finishedAt ?? ''],
  ] as const;
  return (
    <>
      <section className={styles.section}>
        <h2>{say(finished)}</h2>
        <p>{say(finishedText, { helped: own.helped })}</p>
        <dl className={styles.facts}>
          {facts.flatMap(([label, value]) => [
            <dt key={label.zh}>{say(label)}</dt>,
            <dd key={`${label.zh} value`}>{value}</dd>,
          ])}
        </dl>
        <div className={styles.buttons}>
          <PillLink to="/coupon">{say(words.toCoupons)}</PillLink>
          <Link className={styles.link} to={wayOn.to}>
            {say(wayOn.words)}
          </Link>
        </div>
      </section>
      <section className={styles.section}>
        <h2>{say(words.helpers)}</h2>
        <Helpers helps={own.helps} />
      </section>
    </>
  );
}
