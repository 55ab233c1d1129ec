import { useState } from 'react';
import { yuan } from '../../model/yuan.ts';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { CarOutline } from '../../ui/car/CarOutline.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { annualRate, isTermKnown, rateText, totalOf } from '../../model/plan-cost.ts';
import { costMessages } from '../../ui/money/cost-messages.ts';
import { costOfScheme, type Scheme, schemeId } from './plans.ts';
import type { HostedMachineProps } from '../../model/hosted-screen.ts';
import { fenOf } from './fen.ts';
import type { PickerContext, PickerEvent } from './plan-picker-machine.ts';
import type { screens } from './schema.ts';
import { messages } from './messages.ts';
import styles from './PlanPicker.module.css';
import { WhyCheaper } from './WhyCheaper.tsx';

type Props = HostedMachineProps<(typeof screens)['plan-picker'], PickerContext, PickerEvent>;

/** Every plan with its down payment, monthly rent and term; none is chosen until the customer chooses. */
export function PlanPicker({ context, send, buttonText }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState<string>();
  if (!context?.place) return <CarOutline text={t(messages.findingStores)} />;
  if (!context.schemes) return <Waiting text={t(messages.fetchingPlans)} />;
  const { schemes } = context;
  const scheme = schemes.find((one) => schemeId(one) === chosen);
  if (schemes.length === 0) return <Empty title={t(messages.noPlan)} />;
  return (
    <>
      <fieldset className={styles.plans}>
        <legend className={styles.legend}>{t(messages.columns)}</legend>
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
      <ActionBar note={scheme ? undefined : t(messages.pickPlan)}>
        <Button onPress={() => scheme && send({ type: 'confirm', scheme })} disabled={!scheme}>
          {buttonText('confirm')}
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
  const t = useT();
  const language = useLanguage();
  const money = (amount: number) => yuan(fenOf(amount), language);
  const cost = costOfScheme(scheme);
  const rate = annualRate(cost);
  const columns: [Label, string][] = [
    [messages.firstPayment, money(scheme.firstMoney)],
    [messages.monthRent, money(scheme.monthRent)],
    [messages.period, t(messages.months, { count: scheme.leaseTerm })],
    ...(cost.last > 0
      ? [[messages.lastPayment, yuan(cost.last, language)] as [Label, string]]
      : []),
    ...(isTermKnown(cost)
      ? [[costMessages.total, yuan(totalOf(cost), language)] as [Label, string]]
      : []),
    ...(rate === undefined ? [] : [[costMessages.annualRate, rateText(rate)] as [Label, string]]),
  ];
  return (
    <label className={`${styles.plan ?? ''} ${chosen ? (styles.chosen ?? '') : ''}`}>
      <input type="radio" name="plan" checked={chosen} onChange={onChoose} />
      <span className={styles.name}>
        {scheme.schemeName} · {t(messages.percent, { percent: scheme.startPercent })}
      </span>
      <span className={styles.columns}>
        {columns.map(([label, value]) => (
          <span key={label.zh} className={styles.column}>
            <span className={styles.label}>{t(label)} </span>
            <span className={styles.value}>{value}</span>
          </span>
        ))}
      </span>
      <WhyCheaper cost={cost} others={all.map(costOfScheme)} />
    </label>
  );
}
