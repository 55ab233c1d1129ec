import { type ReactNode, useEffect } from 'react';
import { actionCodes } from '../../api/action-codes.ts';
import type { Order } from '../../api/order.ts';
import type { ActionId } from '../../model/action-id.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { useEndpoint } from '../endpoint-queries.tsx';
import { startPath } from '../page.ts';
import { usePlatform } from '../platform.tsx';
import { intoFlow, useNavigate } from '../routing.ts';
import { AppointmentFacts, PageButtons, ProblemFacts } from './Appointment.tsx';
import styles from './Orders.module.css';
import { messages } from './messages.ts';
import { isRent, nameOfPage, type OrderPage } from './order-page.ts';

const noActions: NonNullable<Order['actions']> = [];

/**
 * Everything the dispatcher offers for an order, the most important first; before it a rent that is overdue, where nothing
 * else is due.
 */
export function Actions({ order, above }: { order: Order; above?: ReactNode }) {
  const t = useT();
  const { pages = [], actions = noActions } = order;
  const { data } = useEndpoint('order.money', { orderNo: order.orderNo });
  const rent = data?.instalments?.next;
  const isOverdue = rent?.overdue === true && rent.payable && !data?.due;
  const overdue = isOverdue ? pages.filter(isRent) : [];
  const isFirst = (page: OrderPage) =>
    (page.main === true || page.problem !== undefined) && !overdue.includes(page);
  const waiting = [...overdue, ...pages.filter(isFirst)];
  const language = useLanguage();
  const start = useStartAction();
  const { prepare } = usePlatform();
  useEffect(() => {
    prepare(
      order.funder,
      actions.map(({ code }) => code),
    );
  }, [prepare, order.funder, actions]);
  const hasNothing = actions.length === 0 && pages.length === 0;
  return (
    <section className={styles.section}>
      <h2>{t(messages.next)}</h2>
      {above}
      <AppointmentFacts pages={pages} />
      <ProblemFacts pages={pages} />
      {actions.map(
        ({ code, waitsFor }) =>
          waitsFor && (
            <p key={code} className={styles.appointment}>
              {waitsFor[language]}
            </p>
          ),
      )}
      {hasNothing && <p className={styles.quiet}>{t(messages.nothingToDo)}</p>}
      <div className={styles.actions}>
        {waiting.map((page, at) => (
          <PageButtons
            key={page.page}
            page={page}
            name={nameOfPage(page)[language]}
            variant={!page.problem && (at === 0 || !isOverdue) ? 'primary' : 'secondary'}
            onPress={() => start(order, page.page)}
          />
        ))}
        {actions.map((action, at) => (
          <Button
            key={action.code}
            variant={
              at === 0 && action.main !== false && waiting.length === 0 ? 'primary' : 'secondary'
            }
            onPress={() => start(order, action.code)}
          >
            {action[language] ?? actionCodes[action.code]?.[language] ?? String(action.code)}
          </Button>
        ))}
        {pages
          .filter((page) => !waiting.includes(page))
          .map((page) => (
            <PageButtons
              key={page.page}
              page={page}
              name={nameOfPage(page)[language]}
              variant="secondary"
              onPress={() => start(order, page.page)}
            />
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
  const t = useT();
  const navigate = useNavigate();
  const { dispatch, toast } = usePlatform();
  return (order, code) => {
    const target = dispatch(order.funder, code);
    if (target?.type === 'under-development') toast(t(messages.underDevelopment, { code }));
    // Where the index is still missing, the page of flows waits for it and decides, or says why it cannot.
    if (target && target.type !== 'flow') return;
    void navigate(`${startPath}?orderNo=${encodeURIComponent(order.orderNo)}&action=${code}`, {
      state: intoFlow,
    });
  };
}
