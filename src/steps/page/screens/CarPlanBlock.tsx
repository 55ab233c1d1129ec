import { yuan } from '../../../definition/formula/yuan.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { useLanguage, useSay } from '../../../ui/language.tsx';
import type { CarSelection, Wish } from '../plans.ts';
import { fenOf } from '../screen-parts.ts';
import { words } from '../words.ts';
import styles from './Car.module.css';
import { RadioChips } from '../../../ui/RadioChips.tsx';

interface CarPlanBlockProps {
  selection: CarSelection;
  /** The address of all plans. */
  plansPage: string;
  onChoose: (wish: Wish) => void;
}

/** The plan: down payment, term, and what they come to. */
export function CarPlanBlock({ selection, plansPage, onChoose }: CarPlanBlockProps) {
  const say = useSay();
  const language = useLanguage();
  const { plan, ratioList, periodList, downPayRate, period } = selection;
  if (!plan) return null;
  const amounts: [{ zh: string; en: string }, number][] = [
    [words.firstPayment, plan.downPayment],
    [words.monthRent, plan.monthPayment],
    [words.loan, plan.invest],
    [words.lastPayment, plan.finalPayment],
  ];
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{say(words.plan)}</h2>
        <AppLink className={styles.more} to={plansPage}>
          {say(words.allPlans)}
        </AppLink>
      </div>
      <RadioChips
        legend={say(words.ratio)}
        chosen={String(downPayRate)}
        onChoose={(rate) => onChoose({ downPayRate: Number(rate) })}
        chips={ratioList.map((rate) => ({
          value: String(rate),
          label: say(words.percent, { percent: rate }),
        }))}
      />
      <RadioChips
        legend={say(words.period)}
        chosen={String(period)}
        onChoose={(months) => onChoose({ period: Number(months) })}
        chips={periodList.map((months) => ({
          value: String(months),
          label: say(words.months, { count: months }),
        }))}
      />
      <dl className={styles.rows} aria-live="polite">
        {amounts
          .filter(([, amount]) => amount > 0)
          .map(([label, amount]) => (
            <div key={label.zh}>
              <dt>{say(label)}</dt>
              <dd>{yuan(fenOf(amount), language)}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.quiet}>{plan.projectName}</p>
    </section>
  );
}
