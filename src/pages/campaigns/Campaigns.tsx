import { Empty } from '../../ui/page/Empty.tsx';
import { PillLink } from '../PillLink.tsx';
import { useT } from '../../ui/language.tsx';
import { Link, Navigate, useLocation } from '../routing.ts';
import { Campaign } from './Campaign.tsx';
import { type Kind, type Own, pagesOf, type Participation } from './campaign.ts';
import styles from './Campaigns.module.css';
import { ChooseCar } from './ChooseCar.tsx';
import { endMessages } from './end-messages.ts';
import { Progress } from './Progress.tsx';
import { Share } from './Share.tsx';
import { howTo, messages } from './messages.ts';

/** /shareCollect: friends give cards. */
export function ShareCollect() {
  return <Campaign kind="collect" content={Participation} />;
}

/** /shareInvite: friends register. */
export function ShareInvite() {
  return <Campaign kind="invite" content={Participation} />;
}

/** /shareBargain: friends cut the down payment of a car. */
export function ShareBargain() {
  return <Campaign kind="bargain" content={Participation} />;
}

/** Where the customer is in a campaign: not begun, running, over; what is finished has a page of its own. */
function Participation({ participation }: { participation: Participation }) {
  const { own, state, kind, campaign } = participation;
  if (own?.state === 'finished') {
    return <Navigate to={`${pagesOf[kind].finished}?campaign=${campaign}`} replace />;
  }
  if (own?.state === 'expired') return <Expired participation={participation} own={own} />;
  if (own) return <Running participation={participation} own={own} />;
  if (state === 'open') return <Join participation={participation} />;
  return <Closed participation={participation} />;
}

function Running({ participation, own }: { participation: Participation; own: Own }) {
  const t = useT();
  const isOwnLink = new URLSearchParams(useLocation().search).get('own') === '1';
  return (
    <>
      {isOwnLink && <p className={styles.note}>{t(messages.own)}</p>}
      <Progress participation={participation} own={own} />
      <Share participation={participation} own={own} />
    </>
  );
}

function Join({ participation }: { participation: Participation }) {
  const t = useT();
  const { kind, campaign } = participation;
  return (
    <>
      <section className={styles.section}>
        <h2>{t(messages.how)}</h2>
        <ol className={styles.how}>
          {howTo[kind].map((step) => (
            <li key={step.zh}>{t(step)}</li>
          ))}
        </ol>
        {kind !== 'bargain' && (
          <JoinLink kind={kind} campaign={campaign}>
            {t(messages.join)}
          </JoinLink>
        )}
      </section>
      {kind === 'bargain' && <ChooseCar participation={participation} />}
    </>
  );
}

function JoinLink(props: { kind: Kind; campaign: string; children: string }) {
  return (
    <PillLink to={`${pagesOf[props.kind].join}?campaign=${props.campaign}`}>
      {props.children}
    </PillLink>
  );
}

function Expired({ participation, own }: { participation: Participation; own: Own }) {
  const t = useT();
  return (
    <Empty
      title={t(endMessages[participation.kind].expired)}
      text={t(messages.expiredText, { helped: own.helped, needed: participation.needed })}
    >
      <ToCurrent kind={participation.kind} />
    </Empty>
  );
}

function Closed({ participation }: { participation: Participation }) {
  const t = useT();
  const { state, startsOn, kind } = participation;
  const early = state === 'not-begun';
  const { ended, endedText, nextLink } = endMessages[kind];
  return (
    <Empty
      title={early ? t(messages.notBegun, { date: startsOn }) : t(ended)}
      text={t(early ? messages.notBegunText : endedText)}
    >
      <ToCurrent kind={kind} />
      {!early && (
        <Link className={styles.link} to={nextLink.to}>
          {t(nextLink.messages)}
        </Link>
      )}
    </Empty>
  );
}

function ToCurrent({ kind }: { kind: Kind }) {
  const t = useT();
  return (
    <PillLink to={pagesOf[kind].share} replace>
      {t(messages.current)}
    </PillLink>
  );
}
