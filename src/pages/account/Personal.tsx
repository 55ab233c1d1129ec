import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useT } from '../../ui/language.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { QueryNote, QueryProblem } from '../QueryProblem.tsx';
import { useEndpoint } from '../endpoint-queries.tsx';
import { useFavourites } from '../browsing/car/favourites.ts';
import { TabBar } from '../browsing/home/TabBar.tsx';
import { Contact } from '../Contact.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { usePlatform } from '../platform.tsx';
import { Link } from '../routing.ts';
import styles from './Account.module.css';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { Avatar } from './Avatar.tsx';
import type { UserProfile } from './profile.ts';
import { Arrow, Rows } from './Rows.tsx';
import { useSignedIn } from './use-signed-in.ts';
import { messages } from './messages.ts';

/** /personal: what is the customer's own, and the way in for a visitor. */
export function Personal() {
  const t = useT();
  const signedIn = useSignedIn();
  return (
    <Page title={t(messages.mine)} focusKey="personal">
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
  const t = useT();
  const { signIn } = usePlatform();
  return (
    <section className={styles.hero}>
      <Avatar sex="" />
      <div className={styles.who}>
        <h2 className={styles.nick}>{t(messages.visitor)}</h2>
        <p className={styles.soft}>{t(messages.visitorText)}</p>
      </div>
      <div className={styles.wide}>
        <Button onPress={() => void signIn('/personal')}>{t(messages.signIn)}</Button>
      </div>
    </section>
  );
}

function Mine() {
  const t = useT();
  const query = useEndpoint('user.profile', {});
  if (query.isLoadingError) return <QueryNote query={query} />;
  if (!query.data)
    return (
      <div className={styles.places}>
        <Skeleton shape="row" text={t(messages.loading)} />
        <Skeleton shape="card" count={2} />
      </div>
    );
  const profile = query.data;
  return (
    <>
      {query.isError && <QueryProblem query={query} />}
      <Link className={styles.hero} to="/myProfile">
        <Avatar sex={profile.sex} />
        <span className={styles.who}>
          <span className={styles.nick}>{profile.nickName}</span>
          <span className={styles.soft}>{profile.phone}</span>
        </span>
        <span className={visuallyHidden.element}>{t(messages.toProfile)}</span>
        <Arrow />
      </Link>
      <OwnOrders orders={profile.orders} />
      <Rows
        title={t(messages.assets)}
        rows={[
          {
            to: '/coupon',
            label: t(messages.coupons),
            value: t(messages.couponCount, { count: profile.coupons }),
          },
          { to: '/coupons', label: t(messages.centre) },
          {
            to: '/addressList',
            label: t(messages.addresses),
            value: t(messages.addressCount, { count: profile.addresses }),
          },
          { to: '/giftOrderList', label: t(messages.gifts) },
          { to: '/authSimplfy', label: t(messages.moveOrders), flow: true },
        ]}
      />
    </>
  );
}

/** Kept on the phone, so a visitor has them, too. */
function Saved() {
  const t = useT();
  const count = useFavourites().length;
  return (
    <Rows
      rows={[
        {
          to: '/favourites',
          label: t(messages.favourites),
          value: count === 0 ? undefined : t(messages.favouriteCount, { count }),
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

function OwnOrders({ orders }: { orders: UserProfile['orders'] }) {
  const t = useT();
  return (
    <section className={styles.card}>
      <div className={styles.split}>
        <h2 className={styles.heading}>{t(messages.orders)}</h2>
        <Link className={styles.more} to="/mixOrderList">
          {t(messages.allOrders, { count: orders.all })}
        </Link>
      </div>
      <ul className={styles.states}>
        {states.map((state) => (
          <li key={state}>
            <Link className={styles.state} to={`/orderList?state=${state}`}>
              <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
                <path d={drawings[state]} />
              </svg>
              <span>{t(messages[state])}</span>
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
  const t = useT();
  return (
    <Rows
      title={t(messages.activities)}
      rows={[
        { to: '/shareInvite', label: t(messages.invite) },
        { to: '/shareCollect', label: t(messages.collect) },
        { to: '/shareBargain', label: t(messages.bargain) },
      ]}
    />
  );
}

function Help() {
  const t = useT();
  return (
    <Rows
      title={t(messages.service)}
      rows={[
        { to: '/commonQuestions', label: t(messages.questions) },
        { to: '/threadPulllogin', label: t(messages.callBack), flow: true },
        { to: '/newsInfo', label: t(messages.news) },
        { to: '/zhaoshangActivity', label: t(messages.partner), flow: true },
      ]}
    >
      <div className={styles.inset}>
        <Contact />
      </div>
    </Rows>
  );
}

function Settings({ signedIn }: { signedIn: boolean }) {
  const t = useT();
  return (
    <Rows
      title={t(messages.settings)}
      rows={[
        { to: '/privacyPolicy', label: t(messages.privacy) },
        { to: '/userAgreement', label: t(messages.userAgreement) },
        { to: '/agreement', label: t(messages.agreement) },
        { to: '/aboutUs', label: t(messages.about) },
      ]}
    >
      <div className={styles.setting}>
        <span className={styles.label}>{t(messages.language)}</span>
        <LanguageSwitch always />
      </div>
      {signedIn && <Deletion />}
    </Rows>
  );
}

/** The law wants a way in; the platform has no endpoint for it, so people do it. */
function Deletion() {
  const t = useT();
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <div className={styles.setting}>
        <span className={styles.label}>{t(messages.deletion)}</span>
        <Button variant="plain" onPress={() => setDialogOpen(true)}>
          {t(messages.deletionHow)}
        </Button>
      </div>
      {isDialogOpen && (
        <Dialog
          title={t(messages.deletion)}
          onClose={() => setDialogOpen(false)}
          actions={<Contact />}
        >
          <p>{t(messages.deletionText)}</p>
          <p>{t(messages.deletionKept)}</p>
        </Dialog>
      )}
    </>
  );
}

function Logout() {
  const t = useT();
  const { logout } = usePlatform();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setDialogOpen(true)}>
        {t(messages.logout)}
      </Button>
      {isDialogOpen && (
        <Dialog
          title={t(messages.logoutAsk)}
          onClose={() => setDialogOpen(false)}
          actions={
            <>
              <Button
                variant="danger"
                loading={leaving}
                onPress={() => {
                  setLeaving(true);
                  void logout().finally(() => {
                    setLeaving(false);
                    setDialogOpen(false);
                  });
                }}
              >
                {t(messages.logout)}
              </Button>
              <Button variant="secondary" onPress={() => setDialogOpen(false)}>
                {t(messages.stay)}
              </Button>
            </>
          }
        >
          <p>{t(messages.logoutText)}</p>
        </Dialog>
      )}
    </>
  );
}
