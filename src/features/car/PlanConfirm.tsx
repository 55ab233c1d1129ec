import { useEffect, useId, useRef, useState } from 'react';
import { exactYuan } from '../../model/yuan.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import {
  basisOf,
  lowCode,
  planAnswers,
  planFault,
  type PlanAnswers,
  type PlanData,
  type PlanView,
  planView,
} from './plan-check.ts';
import { type Colour, costOfScheme, initialRatio, type Scheme, schemeId } from './plans.ts';
import type { HostedProps } from '../../model/hosted-screen.ts';
import { localizedIn } from '../../model/localized.ts';
import { fenOf } from './fen.ts';
import type { screens } from './schema.ts';
import { messages } from './messages.ts';
import type { CarAnswer } from './car-data.ts';
import { colourOf } from './colour-photo.ts';
import styles from './PlanConfirm.module.css';
import { PlanCost } from '../../ui/money/PlanCost.tsx';
import { RadioChips } from '../../ui/field/RadioChips.tsx';
import { OwnPhoto } from './OwnPhoto.tsx';

type Given = PlanData & { car: CarAnswer; colours: Colour[]; spuCode: string };
type Props = HostedProps<(typeof screens)['plan-confirm'], Given>;

/** 确定方案: term and down payment, checked by the platform with each change, and the authorization where it is wanted. */
export function PlanConfirm(props: Props) {
  const t = useT();
  const { car, colours, spuCode } = props.input;
  const plan = usePlan(props);
  return (
    <>
      {car?.car && (
        <div className={styles.car}>
          <OwnPhoto car={car.car} colour={colourOf(colours, spuCode)} label={car.fullName} />
          <p>{car.fullName}</p>
        </div>
      )}
      <Dialog
        look="sheet"
        title={props.title ?? t(messages.confirmPlan)}
        onClose={() => props.leave('close')}
        actions={
          <>
            {plan.view.mustAgree && (
              <Agreement
                agreed={plan.agreed}
                fault={plan.tried && plan.fault === 'mustAgree'}
                onChange={(now) => props.change({ agreed: now })}
                onRead={() => props.leave('read')}
              />
            )}
            <Button onPress={plan.confirm} loading={plan.asking} disabled={plan.stale}>
              {props.buttonText('confirm')}
            </Button>
          </>
        }
      >
        <Choices plan={plan} />
      </Dialog>
    </>
  );
}

/** What is in the dialog. */
function Choices({ plan }: { plan: ReturnType<typeof usePlan> }) {
  const t = useT();
  const language = useLanguage();
  const { view, asked, answers, asking, stale, fault, tried, ask } = plan;
  const chosenTerm = view.verdict === 'unasked' ? answers.leaseTerm : undefined;
  return (
    <div className={styles.body}>
      <Amounts scheme={view.scheme && plan.priced} asking={asking} stale={stale} />
      <RadioChips
        legend={t(messages.period)}
        chosen={chosenTerm ?? view.scheme?.leaseTerm}
        onChoose={(leaseTerm) => ask({ leaseTerm })}
        chips={view.terms.map((term) => ({
          value: term,
          label: t(messages.months, { count: term }),
        }))}
      />
      <Ratios
        view={view}
        fault={tried || view.tooHigh || view.verdict === 'refused' ? fault : undefined}
        onChoose={ask}
      />
      {view.scheme && !stale && <PlanCost brief cost={costOfScheme(plan.priced)} />}
      {stale && (
        <ProblemNote
          text={
            asked?.type === 'unreachable'
              ? localizedIn(asked.words, language)
              : t(messages.notCalculated)
          }
          onRetry={plan.retry}
        />
      )}
    </div>
  );
}

function usePlan(props: Props) {
  const given = props.input;
  const answers = props.answers as PlanAnswers;
  const asked = props.results.check;
  const view = planView(given, answers, {
    check: asked,
    calculate: props.results.calculate,
  });
  const [tried, setTried] = useState(false);
  const agreed = answers.agreed === true;
  const fault = planFault(view, agreed);
  const { asking } = props;
  const answersNow = (more: Partial<PlanAnswers> = {}) => ({
    ...planAnswers(schemeFor(given.schemes ?? [], view, more.leaseTerm), {
      increase: view.increase,
      checkCode: view.checkCode,
      agreed,
      plans: given.plans,
      spuCode: given.plan?.spuCode,
    }),
    basedOn: basisOf(given),
    // Nothing is chosen for the customer that they must choose.
    startPercentPlus: view.increase,
    ...more,
  });
  const send = (question: 'check' | 'calculate', now: Partial<PlanAnswers>) =>
    props.ask(question, answersNow(now));
  const unheard = useRef('');
  useEffect(() => {
    const { question, scheme, increase } = view;
    const of = `${question ?? ''} ${scheme ? schemeId(scheme) : ''} ${increase ?? ''}`;
    // Each is asked once by itself; what is not answered well waits for the customer.
    if (asking || question === undefined || unheard.current === of) return;
    unheard.current = of;
    send(question, { checkCode: answers.checkCode ?? '' });
  });
  const low = view.verdict === 'low' && !asking;
  useEffect(() => {
    // The way back from the question leads to the usual down payment.
    const usual = { ...answersNow(), startPercentPlus: 0, checkCode: lowCode };
    if (low) props.leave('low', usual, 'forget');
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each word of the platform
  }, [low]);
  return {
    view,
    asked,
    answers,
    asking,
    // Nothing was heard of the choice as it is: neither are its amounts known, nor may it be ordered.
    stale: view.increase !== undefined && view.verdict === 'unasked' && !asking,
    fault,
    agreed,
    tried,
    priced: pricedOf(answersNow()),
    ask: (more: Partial<PlanAnswers>) => send('check', { checkCode: '', ...more }),
    retry: () => send(view.question ?? 'check', { checkCode: answers.checkCode ?? '' }),
    confirm: () => {
      setTried(true);
      if (fault === undefined) props.leave('confirm', answersNow());
    },
  };
}

/** The plan that is asked about: the one of the term chosen just now, or the one that is shown. */
function schemeFor(schemes: readonly Scheme[], view: PlanView, term: string | undefined) {
  if (term === undefined || term === view.scheme?.leaseTerm) return view.scheme;
  return schemes.find(({ leaseTerm }) => leaseTerm === term) ?? view.scheme;
}

/** What an order would be placed with. */
function pricedOf(answers: Omit<ReturnType<typeof planAnswers>, 'startPercentPlus'>): Scheme {
  const { schemeName, lent, lastMoney, ...scheme } = answers;
  return { ...scheme, schemeName, loanAmount: lent, lastMoney };
}

interface AmountsProps {
  scheme: Scheme | undefined;
  asking: boolean;
  /** The amounts at hand are those of another choice. */
  stale: boolean;
}

function Amounts({ scheme, asking, stale }: AmountsProps) {
  const t = useT();
  if (!scheme) return null;
  const money = (amount: number) => (stale ? '—' : exactYuan(fenOf(amount)));
  return (
    <div aria-live="polite" aria-busy={asking}>
      <dl className={styles.amounts}>
        <div>
          <dt>{t(messages.firstPayment)}</dt>
          <dd>{money(scheme.firstMoney)}</dd>
        </div>
        <div>
          <dt>{t(messages.monthRent)}</dt>
          <dd>{money(scheme.monthRent)}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>{asking ? t(messages.checking) : scheme.schemeName}</p>
    </div>
  );
}

interface RatiosProps {
  view: PlanView;
  fault: ReturnType<typeof planFault>;
  onChoose: (more: Partial<PlanAnswers>) => void;
}

function Ratios({ view, fault, onChoose }: RatiosProps) {
  const t = useT();
  const usual = view.scheme ? initialRatio(view.scheme) : 0;
  return (
    <RadioChips
      legend={t(messages.ratio)}
      chosen={view.increase === undefined ? undefined : String(view.increase)}
      onChoose={(plus) => onChoose({ startPercentPlus: Number(plus) })}
      fault={isRatioFault(fault) ? t(messages[fault]) : undefined}
      chips={view.increments.map((plus) => ({
        value: String(plus),
        label:
          plus === 0
            ? t(messages.percent, { percent: usual })
            : t(messages.increased, { percent: usual + plus, plus }),
      }))}
    />
  );
}

function isRatioFault(fault: ReturnType<typeof planFault>) {
  return fault === 'chooseRatio' || fault === 'tooHigh' || fault === 'notOffered';
}

interface AgreementProps {
  agreed: boolean;
  fault: boolean;
  onChange: (agreed: boolean) => void;
  onRead: () => void;
}

function Agreement({ agreed, fault, onChange, onRead }: AgreementProps) {
  const t = useT();
  const id = useId();
  return (
    <div>
      <div className={styles.agree}>
        <input
          id={id}
          type="checkbox"
          checked={agreed}
          aria-invalid={fault}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <label htmlFor={id}>{t(messages.agree)}</label>{' '}
          <button type="button" className={styles.letter} onClick={onRead}>
            {t(messages.letter)}
          </button>
        </span>
      </div>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {t(messages.mustAgree)}
        </p>
      )}
    </div>
  );
}
