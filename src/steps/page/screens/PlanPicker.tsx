import { useState } from 'react';
import { yuan } from '../../../model/yuan.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { useLanguage, useSay } from '../../../ui/language.tsx';
import { annualRate, isTermKnown, rateText, totalOf } from '../../../model/plan-cost.ts';
import { costWords } from '../../../ui/cost-words.ts';
import { costOfScheme, type Scheme, schemeId } from '../plans.ts';
import { buttonWords, dataOf, fenOf, leaveBy, type PageProps } from '../screen-parts.ts';
import { words } from '../words.ts';
import styles from './PlanPicker.module.css';
import { WhyCheaper } from './WhyCheaper.tsx';

/** Every plan with its down payment, monthly rent and term; none is chosen until the customer chooses. */
export function PlanPicker(props: PageProps) {
  const say = useSay();
  const { schemes = [] } = dataOf<{ schemes: Scheme[] }>(props);
  const [chosen, setChosen] = useState<string>();
  const scheme = schemes.find((one) => schemeId(one) === chosen);
  const confirm = () =>
    leaveBy(props, 'confirm', {
      schemeCode: scheme?.schemeCode ?? '',
      leaseTerm: scheme?.leaseTerm ?? '',
    });
  if (schemes.length === 0) return <Empty title={say(words.noPlan)} />;
  return (
    <>
      <fieldset className={styles.plans}>
        <legend className={styles.legend}>{say(words.columns)}</legend>
        {schemes.map((one) => (
          <Plan
            key={`${schemeId(one)}-${one.startPercent}`}
            scheme={one}
            all={schemes}
            chosen={schemeId(one) === chosen}
            onChoose={() => setChosen(schemeId(one))}
          />
        ))}
      </fieldset>
      <ActionBar note={scheme ? undefined : say(words.pickPlan)}>
        <Button onPress={confirm} disabled={!scheme}>
          {buttonWords(props, 'confirm')}
        </Button>
      </ActionBar>
    </>
  );
}

type Label = { zh: string; en: string };

interface PlanProps {
  scheme: Scheme;
  all: readonly Scheme[];
  chosen: boolean;
  onChoose: () => void;
}

function Plan({ scheme, all, chosen, onChoose }: PlanProps) {
  const say = useSay();
  const language = useLanguage();
  const money = (amount: number) => yuan(fenOf(amount), language);
  const cost = costOfScheme(scheme);
  const rate = annualRate(cost);
  const columns: [Label, string][] = [
    [words.firstPayment, money(scheme.firstMoney)],
    [words.monthRent, money(scheme.monthRent)],
    [words.period, say(words.months, { count: scheme.leaseTerm })],
    ...(cost.last > 0 ? [[words.lastPayment, yuan(cost.last, language)] as [Label, string]] : []),
    ...(isTermKnown(cost)
      ? [[costWords.total, yuan(totalOf(cost), language)] as [Label, string]]
      : []),
    ...(rate === undefined ? [] : [[costWords.annualRate, rateText(rate)] as [Label, string]]),
  ];
  return (
    <label className={`${styles.plan ?? ''} ${chosen ? (styles.chosen ?? '') : ''}`}>
      <input type="radio" name="plan" checked={chosen} onChange={onChoose} />
      <span className={styles.name}>
        {scheme.schemeName} · {say(words.percent, { percent: scheme.startPercent })}
      </span>
      <span className={styles.columns}>
        {columns.map(([label, value]) => (
          <span key={label.zh} className={styles.column}>
            <span className={styles.label}>{say(label)} </span>
            <span className={styles.value}>{value}</span>
          </span>
        ))}
      </span>
      <WhyCheaper cost={cost} others={all.map(costOfScheme)} />
    </label>
  );
}
