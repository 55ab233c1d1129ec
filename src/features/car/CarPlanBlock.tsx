import { AppLink } from '../../ui/link/AppLink.tsx';
import { useT } from '../../ui/language.tsx';
import { PlanCost } from '../../ui/money/PlanCost.tsx';
import { type CarPlan, type CarSelection, costOfPlan, type PlanRequest } from './plans.ts';
import { messages } from './messages.ts';
import styles from './Car.module.css';
import { RadioChips } from '../../ui/field/RadioChips.tsx';
import { WhyCheaper } from './WhyCheaper.tsx';

interface CarPlanBlockProps {
  selection: CarSelection;
  /** All there are of this colour. */
  all: readonly CarPlan[];
  /** The address of all plans. */
  plansPage: string;
  onChoose: (request: PlanRequest) => void;
}

/** The plan: down payment, term, and what they come to. */
export function CarPlanBlock({ selection, all, plansPage, onChoose }: CarPlanBlockProps) {
  const t = useT();
  const { plan, ratioList, periodList, downPayRate, period } = selection;
  if (!plan) return null;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t(messages.plan)}</h2>
        <AppLink className={styles.more} to={plansPage}>
          {t(messages.allPlans)}
        </AppLink>
      </div>
      <RadioChips
        legend={t(messages.ratio)}
        chosen={String(downPayRate)}
        onChoose={(rate) => onChoose({ downPayRate: Number(rate) })}
        chips={ratioList.map((rate) => ({
          value: String(rate),
          label: t(messages.percent, { percent: rate }),
        }))}
      />
      <RadioChips
        legend={t(messages.period)}
        chosen={String(period)}
        onChoose={(months) => onChoose({ period: Number(months) })}
        chips={[...periodList]
          .sort((a, b) => a - b)
          .map((months) => ({
            value: String(months),
            label: t(messages.months, { count: months }),
          }))}
      />
      <div aria-live="polite">
        <PlanCost cost={costOfPlan(plan)} />
      </div>
      <WhyCheaper cost={costOfPlan(plan)} others={all.map(costOfPlan)} />
      <p className={styles.quiet}>{plan.projectName}</p>
    </section>
  );
}
