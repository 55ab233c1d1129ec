import { Empty } from '../../ui/Empty.tsx';
import { PillLink } from '../PillLink.tsx';
import { useSay } from '../../ui/language.tsx';
import { Link, Navigate, useLocation } from '../routing.ts';
import { Campaign } from './Campaign.tsx';
import { type Kind, type Own, pagesOf, type Standing } from './campaign.ts';
import styles from './Campaigns.module.css';
import { ChooseCar } from './ChooseCar.tsx';
import { endWords } from './end-words.ts';
import { Progress } from './Progress.tsx';
import { Share } from './Share.tsx';
import { howTo, words } from './words.ts';

/** /shareCollect: friends give cards. */
export function ShareCollect() {
  return <Campaign kind="collect">{(standing) => <Standing standing={standing} />}</Campaign>;
}

/** /shareInvite: friends register. */
export function ShareInvite() {
  return <Campaign kind="invite">{(standing) => <Standing standing={standing} />}</Campaign>;
}

/** /shareBargain: friends cut the down payment of a car. */
export function ShareBargain() {
  return <Campaign kind="bargain">{(standing) => <Standing standing={standing} />}</Campaign>;
}

/** Where the customer is in a campaign: not begun, running, over; what is finished has a page of its own. */
function Standing({ standing }: { standing: Standing }) {
  const { own, state, kind, campaign } = standing;
  if (own?.state === 'finished') {
    return <Navigate to={`${pagesOf[kind].finished}?campaign=${campaign}`} replace />;
  }
  if (own?.state === 'expired') return <Expired standing={standing} own={own} />;
  if (own) return <Running standing={standing} own={own} />;
  if (state === 'open') return <Join standing={standing} />;
  return <Closed standing={standing} />;
}

function Running({ standing, own }: { standing: Standing; own: Own }) {
  const say = useSay();
  const isOwnLink = new URLSearchParams(useLocation().search).get('own') === '1';
  return (
    <>
      {isOwnLink && <p className={styles.note}>{say(words.own)}</p>}
      <Progress standing={standing} own={own} />
      <Share standing={standing} own={own} />
    </>
  );
}

function Join({ standing }: { standing: Standing }) {
  const say = useSay();
  const { kind, campaign } = standing;
  return (
    <>
      <section className={styles.section}>
        <h2>{say(words.how)}</h2>
        <ol className={styles.how}>
          {howTo[kind].map((step) => (
            <li key={step.zh}>{say(step)}</li>
          ))}
        </ol>
        {kind !== 'bargain' && (
          <JoinLink kind={kind} campaign={campaign}>
            {say(words.join)}
          </JoinLink>
        )}
      </section>
      {kind === 'bargain' && <ChooseCar standing={standing} />}
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

function Expired({ standing, own }: { standing: Standing; own: Own }) {
  const say = useSay();
  return (
    <Empty
      title={say(endWords[standing.kind].expired)}
      text={say(words.expiredText, { helped: own.helped, needed: standing.needed })}
    >
      <ToCurrent kind={standing.kind} />
    </Empty>
  );
}

function Closed({ standing }: { standing: Standing }) {
  const say = useSay();
  const { state, startsOn, kind } = standing;
  const early = state === 'not-begun';
  const { ended, endedText, wayOn } = endWords[kind];
  return (
    <Empty
      title={early ? say(words.notBegun, { date: startsOn }) : say(ended)}
      text={say(early ? words.notBegunText : endedText)}
    >
      <ToCurrent kind={kind} />
      {!early && (
        <Link className={styles.link} to={wayOn.to}>
          {say(wayOn.words)}
        </Link>
      )}
    </Empty>
  );
}

function ToCurrent({ kind }: { kind: Kind }) {
  const say = useSay();
  return (
    <PillLink to={pagesOf[kind].share} replace>
      {say(words.current)}
    </PillLink>
  );
}
