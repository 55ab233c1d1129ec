import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLanguage, useSay } from '../../ui/language.tsx';
import { Page } from '../../ui/Page.tsx';
import { ProblemNote } from '../../ui/Problem.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AnswerProblem } from '../AnswerProblem.tsx';
import { useAnswer } from '../answers.tsx';
import { useFavourites } from '../browsing/favourites.ts';
import { TabBar } from '../browsing/TabBar.tsx';
import { Contact } from '../Contact.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { usePlatform } from '../platform.tsx';
import { Link } from '../routing.ts';
import styles from './Account.module.css';
import unseen from '../../ui/unseen.module.css';
import { Avatar } from './Avatar.tsx';
import type { Profile } from './profile.ts';
import { Arrow, Rows } from './Rows.tsx';
import { useSignedIn } from './use-signed-in.ts';
import { words } from './words.ts';

/** /personal: what is the customer's own, and the way in for a visitor. */
export function Personal() {
  const say = useSay();
  const signedIn = useSignedIn();
  return (
    <Page title={say(words.mine)} focusKey="personal">
      <div className={styles.cards}>
        {signedIn ? <Mine /> : <Visitor />}
        <Saved />
        <Activities />
        <Help />
        <Settings signedIn={signedIn} />
        {signedIn && <Logout />}
      </div>
      <TabBar />
    </Page>
  );
}

function Visitor() {
  const say = useSay();
  const { signIn } = usePlatform();
  return (
    <section className={styles.hero}>
      <Avatar sex="" />
      <div className={styles.who}>
        <h2 className={styles.nick}>{say(words.visitor)}</h2>
        <p className={styles.soft}>{say(words.visitorText)}</p>
      </div>
      <div className={styles.wide}>
        <Button onPress={() => void signIn('/personal')}>{say(words.signIn)}</Button>
      </div>
    </section>
  );
}

function Mine() {
  const say = useSay();
  const language = useLanguage();
  const answer = useAnswer<Profile>('user.profile', {});
  if (answer.isLoadingError)
    return (
      <ProblemNote
        text={answer.error.words[language]}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  if (!answer.data)
    return (
      <div className={styles.places}>
        <Skeleton shape="row" text={say(words.loading)} />
        <Skeleton shape="card" count={2} />
      </div>
    );
  const profile = answer.data;
  return (
    <>
      {answer.isError && <AnswerProblem answer={answer} />}
      <Link className={styles.hero} to="/myProfile">
        <Avatar sex={profile.sex} />
        <span className={styles.who}>
          <span className={styles.nick}>{profile.nickName}</span>
          <span className={styles.soft}>{profile.phone}</span>
        </span>
        <span className={unseen.unseen}>{say(words.toProfile)}</span>
        <Arrow />
      </Link>
      <OwnOrders orders={profile.orders} />
      <Rows
        title={say(words.assets)}
        rows={[
          {
            to: '/coupon',
            label: say(words.coupons),
            value: say(words.couponCount, { count: profile.coupons }),
          },
          { to: '/coupons', label: say(words.centre) },
          {
            to: '/addressList',
            label: say(words.addresses),
            value: say(words.addressCount, { count: profile.addresses }),
          },
          { to: '/giftOrderList', label: say(words.gifts) },
          { to: '/authSimplfy', label: say(words.moveOrders), flow: true },
        ]}
      />
    </>
  );
}

/** Kept on the phone, so a visitor has them, too. */
function Saved() {
  const say = useSay();
  const count = useFavourites().length;
  return (
    <Rows
      rows={[
        {
          to: '/favourites',
          label: say(words.favourites),
          value: count === 0 ? undefined : say(words.favouriteCount, { count }),
        },
      ]}
    />
  );
}

const states = ['toPay', 'working', 'toReceive', 'repaying'] as const;

const drawings = {
  toPay: 'M4 7h16v11H4zM4 11h16M8 15h3',
  working: 'M7 4h10v16H7zM10 8h4M10 12h4M10 16h2',
  toReceive: 'M4 16v-4l2-4h9l2 4 3 1v3zM7.500 16.500a2 2 0 1 0 0 .01M16.500 16.500a2 2 0 1 0 0 .01',
  repaying: 'M5 12a7 7 0 0 1 12-5l2 2M19 5v4h-4M19 12a7 7 0 0 1-12 5l-2-2M5 19v-4h4',
} as const;

function OwnOrders({ orders }: { orders: Profile['orders'] }) {
  const say = useSay();
  return (
    <section className={styles.card}>
      <div className={styles.split}>
        <h2 className={styles.heading}>{say(words.orders)}</h2>
        <Link className={styles.more} to="/orderList">
          {say(words.allOrders, { count: orders.all })}
        </Link>
      </div>
      <ul className={styles.states}>
        {states.map((state) => (
          <li key={state}>
            <Link className={styles.state} to={`/orderList?state=${state}`}>
              <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
                <path d={drawings[state]} />
              </svg>
              <span>{say(words[state])}</span>
              {orders[state] > 0 && (
                <span className={styles.badge}>{orders[state] > 99 ? '99+' : orders[state]}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Activities() {
  const say = useSay();
  return (
    <Rows
      title={say(words.activities)}
      rows={[
        { to: '/shareInvite', label: say(words.invite) },
        { to: '/shareCollect', label: say(words.collect) },
        { to: '/shareBargain', label: say(words.bargain) },
      ]}
    />
  );
}

function Help() {
  const say = useSay();
  return (
    <Rows
      title={say(words.service)}
      rows={[
        { to: '/commonQuestions', label: say(words.questions) },
        { to: '/threadPulllogin', label: say(words.callBack), flow: true },
        { to: '/newsInfo', label: say(words.news) },
        { to: '/zhaoshangActivity', label: say(words.partner), flow: true },
      ]}
    >
      <div className={styles.inset}>
        <Contact />
      </div>
    </Rows>
  );
}

function Settings({ signedIn }: { signedIn: boolean }) {
  const say = useSay();
  return (
    <Rows
      title={say(words.settings)}
      rows={[
        { to: '/privacyPolicy', label: say(words.privacy) },
        { to: '/userAgreement', label: say(words.userAgreement) },
        { to: '/agreement', label: say(words.agreement) },
        { to: '/aboutUs', label: say(words.about) },
      ]}
    >
      <div className={styles.setting}>
        <span className={styles.label}>{say(words.language)}</span>
        <LanguageSwitch always />
      </div>
      {signedIn && <Deletion />}
    </Rows>
  );
}

/** The law wants a way in; the platform has no endpoint for it, so people do it. */
function Deletion() {
  const say = useSay();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div className={styles.setting}>
        <span className={styles.label}>{say(words.deletion)}</span>
        <Button look="plain" onPress={() => setAsked(true)}>
          {say(words.deletionHow)}
        </Button>
      </div>
      {asked && (
        <Dialog title={say(words.deletion)} onClose={() => setAsked(false)} actions={<Contact />}>
          <p>{say(words.deletionText)}</p>
          <p>{say(words.deletionKept)}</p>
        </Dialog>
      )}
    </>
  );
}

function Logout() {
  const say = useSay();
  const { logout } = usePlatform();
  const [asked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Button look="secondary" onPress={() => setAsked(true)}>
        {say(words.logout)}
      </Button>
      {asked && (
        <Dialog
          title={say(words.logoutAsk)}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button
                look="danger"
                loading={leaving}
                onPress={() => {
                  setLeaving(true);
                  void logout().finally(() => {
                    setLeaving(false);
                    setAsked(false);
                  });
                }}
              >
                {say(words.logout)}
              </Button>
              <Button look="secondary" onPress={() => setAsked(false)}>
                {say(words.stay)}
              </Button>
            </>
          }
        >
          <p>{say(words.logoutText)}</p>
        </Dialog>
      )}
    </>
  );
}
