import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { actionCodes } from '../../api/action-codes.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useStartAction } from '../orders/Actions.tsx';
import { usePlatform } from '../platform.tsx';
import { Link } from '../routing.ts';
import { Capabilities } from './Capabilities.tsx';
import { Faults } from './Faults.tsx';
import { Hosts } from './Hosts.tsx';
import { Inbox } from './Inbox.tsx';
import styles from './Launcher.module.css';
import { type SandboxOrder, type LauncherPage, sandbox } from './sandbox.ts';
import { scenarioMessages, messages } from './messages.ts';

/** /testBtn: every funder's orders with the action each is there for. */
export function Launcher() {
  const t = useT();
  const id = useId();
  const [search, setSearch] = useState('');
  const [scenario, setScenario] = useState('happy');
  return (
    <Page title={t(messages.title)} focusKey="launcher" headerAction={<LanguageSwitch always />}>
      <p className={styles.intro}>{t(messages.intro)}</p>
      <label className={styles.label} htmlFor={id}>
        {t(messages.search)}
      </label>
      <input
        id={id}
        type="search"
        className={styles.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Hosts />
      <Capabilities />
      <Scenarios chosen={scenario} onChoose={setScenario} />
      <Orders search={useDeferredValue(search.trim())} scenario={scenario} />
      <Inbox />
      <Faults />
      <Reset />
      <a className={styles.link} href="/sandbox/reviews">
        {t(messages.reviews)}
      </a>
      <Link className={styles.link} to="/orderList">
        {t(messages.orders)}
      </Link>
    </Page>
  );
}

function Scenarios(props: { chosen: string; onChoose: (scenario: string) => void }) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t(messages.scenario)}
      </label>
      <select
        id={id}
        className={styles.search}
        value={props.chosen}
        onChange={(event) => props.onChoose(event.target.value)}
      >
        {Object.entries(scenarioMessages).map(([name, label]) => (
          <option key={name} value={name}>
            {label[language]}
          </option>
        ))}
      </select>
    </>
  );
}

function Orders({ search, scenario }: { search: string; scenario: string }) {
  const t = useT();
  const query = useQuery({
    queryKey: ['sandbox orders', search, scenario],
    queryFn: () => sandbox.orders(search, scenario),
    placeholderData: (before) => before,
  });
  if (query.isPending) return <Waiting text={t(messages.loading)} />;
  if (query.isError) {
    return <Problem title={t(messages.noSandbox)} onRetry={() => void query.refetch()} />;
  }
  const { orders, pages } = query.data;
  const funders = [...new Set(orders.map((order) => order.funder))];
  if (funders.length === 0) return <p>{t(messages.none)}</p>;
  return funders.map((funder) => (
    <FunderOrders
      key={funder}
      funder={funder}
      orders={orders.filter((order) => order.funder === funder)}
      pages={pages}
    />
  ));
}

interface FunderOrdersProps {
  funder: string;
  orders: SandboxOrder[];
  pages: LauncherPage[];
}

function FunderOrders({ funder, orders, pages }: FunderOrdersProps) {
  const language = useLanguage();
  const { funderName } = usePlatform();
  const start = useStartAction();
  const name = funderName(funder)?.[language];
  return (
    <section className={styles.funder}>
      <h2>
        {typeof name === 'string' ? name : funder} <small>{funder}</small>
      </h2>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.orderNo}>
            {order.action === null && order.page === null ? (
              <Link
                className={styles.order}
                to={`/orderDetail?orderNo=${order.orderNo}`}
                onClick={() => signIn(order.token)}
              >
                <b>—</b>
                <OrderLine order={order} pages={pages} />
              </Link>
            ) : (
              <button
                type="button"
                className={styles.order}
                onClick={() => {
                  signIn(order.token);
                  start(order, order.action ?? order.page ?? 0);
                }}
              >
                <b>{order.action ?? '·'}</b>
                <OrderLine order={order} pages={pages} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderLine({ order, pages }: { order: SandboxOrder; pages: LauncherPage[] }) {
  const t = useT();
  const language = useLanguage();
  const page = pages.find(({ code }) => code === order.page);
  const label = order.action === null ? page?.[language] : actionCodes[order.action]?.[language];
  return (
    <span className={styles.line}>
      <span>{label}</span>
      <small>
        {order.customer} · {order.orderNo}
        {order.page !== null && ` · /${order.page}`}
        {order.productLineCode === '3' && ` · ${t(messages.usedCar)}`}
        {order.sold && ` · ${t(messages.sold)}`}
      </small>
    </span>
  );
}

function signIn(token: string): void {
  try {
    localStorage.setItem('token', token);
  } catch {
    // Without storage the sandbox takes everybody for its first customer.
  }
}

function Reset() {
  const t = useT();
  const { toast } = usePlatform();
  const client = useQueryClient();
  const reset = async () => {
    try {
      await sandbox.reset();
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('session:')) localStorage.removeItem(key);
      }
      await client.invalidateQueries();
      toast(t(messages.resetDone));
    } catch {
      toast(t(messages.resetFailed));
    }
  };
  return (
    <Button variant="danger" onPress={() => void reset()}>
      {t(messages.reset)}
    </Button>
  );
}
