import { exactYuan } from '../../model/yuan.ts';
import {
  annualRate,
  interestOf,
  isTermKnown,
  type PlanCost as Cost,
  rateText,
  scheduleOf,
  totalOf,
} from '../../model/plan-cost.ts';
import { Facts } from '../page/Facts.tsx';
import { useT } from '../language.tsx';
import styles from './PlanCost.module.css';
import { costMessages as words } from './cost-messages.ts';

interface PlanCostProps {
  cost: Cost;
  /** Per cent, where it is known. */
  ratio?: number | undefined;
  /** Beside a down payment and a rent that are shown already. */
  compact?: boolean;
}

/** All that a plan costs: each sum exactly, what it comes to, the annual rate, and what each month holds. */
export function PlanCost({ cost, ratio, compact = false }: PlanCostProps) {
  const t = useT();
  const { first, rent, months, last, amountFinanced } = cost;
  const rate = annualRate(cost);
  const interest = interestOf(cost);
  const firstText = exactYuan(first) + (ratio === undefined ? '' : t(words.ratioOf, { ratio }));
  const isTerm = isTermKnown(cost);
  const rentText = isTerm ? t(words.rents, { rent: exactYuan(rent), months }) : exactYuan(rent);
  const line = (label: { zh: string; en: string }, value: string | undefined, total?: boolean) => ({
    label: t(label),
    value: value ?? '',
    ...(total && { total }),
  });
  return (
    <>
      <Facts
        plain
        facts={{
          first: line(words.firstPayment, compact ? undefined : firstText),
          lent: line(words.lent, amountFinanced ? exactYuan(amountFinanced) : undefined),
          rent: line(words.monthRent, compact ? undefined : rentText),
          last: line(words.lastPayment, last > 0 ? exactYuan(last) : undefined),
          interest: line(
            words.interest,
            rate === undefined || interest === undefined ? undefined : exactYuan(interest),
          ),
          rate: line(words.annualRate, rate === undefined ? undefined : rateText(rate)),
          total: line(words.total, isTerm ? exactYuan(totalOf(cost)) : undefined, true),
        }}
      />
      {rate !== undefined && (
        <>
          <p className={styles.note}>{t(words.howRate)}</p>
          <Months cost={cost} />
        </>
      )}
    </>
  );
}

function Months({ cost }: { cost: Cost }) {
  const t = useT();
  const heads = [words.month, words.pays, words.principal, words.interestPart, words.left];
  return (
    <details className={styles.months}>
      <summary>{t(words.eachMonth)}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reached by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t(words.eachMonth)}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head.zh} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scheduleOf(cost).map(({ month, pays, principal, interest, left }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {[pays, principal, interest, left].map((amount, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- four columns that never move
                  <td key={at}>{exactYuan(amount)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
