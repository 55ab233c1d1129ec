import { actionCodes } from '../../api/action-codes.ts';
import type { OrderDetail as Detail } from '../../api/order.ts';
import type { ActionId, Text } from '../../definition/definition.ts';
import { yuan } from '../../definition/formula/yuan.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useSay } from '../../ui/language.tsx';
import { maskIdNumber } from '../../ui/mask.ts';
import { Page } from '../../ui/Page.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { startPath } from '../paths.ts';
import { useAnswer } from '../answers.tsx';
import { usePlatform } from '../platform.tsx';
import { intoFlow, useNavigate } from '../routing.ts';
import styles from './Orders.module.css';
import { statusWords } from './OrderList.tsx';
import { words } from './words.ts';

export interface OrderDetailProps {
  orderNo: string | undefined;
  seller: { salesName: string; salesPhone: string };
}

/** /orderDetail: where an order stands and what its customer can do now. */
export function OrderDetail({ orderNo, seller }: OrderDetailProps) {
  const say = useSay();
  const navigate = useNavigate();
  const toList = () => void navigate('/orderList');
  return (
    <Page
      title={say(words.order)}
      focusKey={`order ${orderNo ?? ''}`}
      onBack={toList}
      aside={<LanguageSwitch />}
    >
      {orderNo === undefined ? (
        <Problem title={say(words.noOrderNo)} onWay={toList} wayWords={say(words.toList)} />
      ) : (
        <Loaded orderNo={orderNo} seller={seller} />
      )}
    </Page>
  );
}

function Loaded(props: { orderNo: string; seller: OrderDetailProps['seller'] }) {
  const say = useSay();
  const language = useLanguage();
  const navigate = useNavigate();
  const answer = useAnswer<Detail>('order.detail', { orderNo: props.orderNo });
  if (answer.isPending) return <Waiting text={say(words.loadingOrder)} />;
  if (answer.isError) {
    return (
      <Problem
        title={answer.error.words[language]}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
        onWay={() => void navigate('/orderList')}
        wayWords={say(words.toList)}
      />
    );
  }
  const order = answer.data;
  return (
    <div className={styles.sections}>
      <Summary order={order} />
      <Actions order={order} />
      <Progress order={order} />
      <Documents order={order} />
      <SellerCard seller={order.sellerInfo ?? props.seller} />
    </div>
  );
}

function Summary({ order }: { order: Detail }) {
  const say = useSay();
  const language = useLanguage();
  const { funderName } = usePlatform();
  const name = plain(funderName(order.funder)?.[language]) ?? order.funder;
  const facts: [string, string][] = [
    [say(words.funder), name],
    [say(words.car), order.modelName],
    [say(words.color), order.color],
    [say(words.amount), yuan(order.funderLoanAmt, language)],
    [say(words.terms), say(words.termCount, { count: order.termCount })],
    [say(words.customer), order.cusName],
    [say(words.idNumber), order.idNumber ? maskIdNumber(order.idNumber) : '—'],
    [say(words.createTime), order.createTime],
    [say(words.orderNo), order.orderNo],
  ];
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>
          {order.brandName} {order.seriesName}
        </h2>
        <span className={styles.status}>{statusWords(order.status)[language]}</span>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => [
          <dt key={`${label} label`}>{label}</dt>,
          <dd key={`${label} value`}>{value}</dd>,
        ])}
      </dl>
    </section>
  );
}

function Actions({ order }: { order: Detail }) {
  const say = useSay();
  const { pages = [] } = order;
  const waiting = pages.filter((page) => page.main);
  const language = useLanguage();
  const start = useStartAction();
  const hasNothing = order.actions.length === 0 && pages.length === 0;
  return (
    <section className={styles.section}>
      <h2>{say(words.next)}</h2>
      {hasNothing && <p className={styles.quiet}>{say(words.nothingToDo)}</p>}
      <div className={styles.actions}>
        {waiting.map((page) => (
          <Button key={page.page} onPress={() => start(order, page.page)}>
            {page[language]}
          </Button>
        ))}
        {order.actions.map((action, at) => (
          <Button
            key={action.code}
            look={at === 0 && waiting.length === 0 ? 'primary' : 'secondary'}
            onPress={() => start(order, action.code)}
          >
            {action[language] ?? actionCodes[action.code]?.[language] ?? String(action.code)}
          </Button>
        ))}
        {pages
          .filter((page) => !page.main)
          .map((page) => (
            <Button key={page.page} look="secondary" onPress={() => start(order, page.page)}>
              {page[language]}
            </Button>
          ))}
      </div>
    </section>
  );
}

/** Leads from an order's action code or page code to its flow, or says that there is none. */
export function useStartAction(): (
  order: { orderNo: string; funder: string },
  code: ActionId,
) => void {
  const say = useSay();
  const navigate = useNavigate();
  const { dispatch, toast } = usePlatform();
  return (order, code) => {
    const found = dispatch(order.funder, code);
    if (found.type === 'under-development') toast(say(words.underDevelopment, { code }));
    if (found.type !== 'flow') return;
    void navigate(`${startPath}?orderNo=${encodeURIComponent(order.orderNo)}&action=${code}`, {
      state: intoFlow,
    });
  };
}

function Progress({ order }: { order: Detail }) {
  const say = useSay();
  const language = useLanguage();
  if (order.progress.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{say(words.progress)}</h2>
      <ol className={styles.steps}>
        {order.progress.map((entry) => (
          <li
            key={entry.id}
            className={styles[entry.state]}
            aria-current={entry.state === 'now' ? 'step' : undefined}
          >
            {entry.name[language]} <span className={styles.quiet}>{say(words[entry.state])}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Documents({ order }: { order: Detail }) {
  const say = useSay();
  const language = useLanguage();
  if (order.documents.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{say(words.documents)}</h2>
      <ul>
        {order.documents.map((document) => (
          <li key={document.id}>
            <a className={styles.link} href={document.url} target="_blank" rel="noreferrer">
              {document.title[language]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SellerCard({ seller }: { seller: OrderDetailProps['seller'] }) {
  const say = useSay();
  return (
    <section className={styles.section}>
      <h2>{say(words.seller)}</h2>
      <p>{seller.salesName}</p>
      <a className={styles.link} href={`tel:${seller.salesPhone.replace(/[^\d+]/g, '')}`}>
        {say(words.call, { phone: seller.salesPhone })}
      </a>
    </section>
  );
}

function plain(text: Text | undefined): string | undefined {
  return typeof text === 'string' ? text : undefined;
}
