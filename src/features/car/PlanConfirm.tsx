import { useId } from 'react';
import { exactYuan } from '../../model/yuan.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { type PlanFault, type PlanView, schemeOf } from './ordering/plan-check.ts';
import { costOfScheme, initialRatio, type Scheme } from './plans.ts';
import type { HostedMachineProps } from '../../model/hosted-screen.ts';
import { localizedIn } from '../../model/localized.ts';
import { fenOf } from './fen.ts';
import type { screens } from './schema.ts';
import { messages } from './messages.ts';
import { colourOf } from './colour-photo.ts';
import {
  faultOf,
  type PlanChoice,
  type PlanContext,
  type PlanEvent,
  planOf,
  viewOf,
} from './plan-confirm-machine.ts';
import styles from './PlanConfirm.module.css';
import { PlanCost } from '../../ui/money/PlanCost.tsx';
import { RadioChips } from '../../ui/field/RadioChips.tsx';
import { OwnPhoto } from './OwnPhoto.tsx';

type Props = HostedMachineProps<(typeof screens)['plan-confirm'], PlanContext, PlanEvent>;

/** 确定方案: term and down payment, checked by the platform with each change, and the authorization where it is wanted. */
export function PlanConfirm({ context, send, title, buttonText }: Props) {
  const t = useT();
  if (!context) return <Waiting />;
  const { car, colours, spuCode } = context.input;
  const agreed = context.answers.agreed === true;
  return (
    <>
      {car?.car && (
        <div className={styles.car}>
          <OwnPhoto car={car.car} colour={colourOf(colours, spuCode)} label={car.fullName} />
          <p>{car.fullName}</p>
        </div>
      )}
      <Dialog
        variant="sheet"
        title={title ?? t(messages.confirmPlan)}
        onClose={() => send({ type: 'close' })}
        actions={
          <>
            {viewOf(context).mustAgree && (
              <Agreement
                agreed={agreed}
                fault={context.tried && faultOf(context) === 'mustAgree'}
                onChange={(now) => send({ type: 'agree', agreed: now })}
                onRead={() => send({ type: 'read' })}
              />
            )}
            <Button
              onPress={() => send({ type: 'confirm' })}
              loading={context.question !== undefined}
              disabled={isStale(context)}
            >
              {buttonText('confirm')}
            </Button>
          </>
        }
      >
        <Choices context={context} send={send} />
      </Dialog>
    </>
  );
}

/** Without a response for the present choice its amounts are unknown, and it cannot be ordered. */
function isStale(context: PlanContext): boolean {
  const { increase, verdict } = viewOf(context);
  return increase !== undefined && verdict === 'unasked' && context.question === undefined;
}

/** The content of the dialog. */
function Choices({ context, send }: Pick<Props, 'send'> & { context: PlanContext }) {
  const t = useT();
  const language = useLanguage();
  const [view, fault, stale] = [viewOf(context), faultOf(context), isStale(context)];
  const { answers, questions, tried } = context;
  const isCalculating = context.question !== undefined;
  const scheme = schemeOf(planOf(context));
  const chosenTerm = view.verdict === 'unasked' ? answers.leaseTerm : undefined;
  const choose = (choice: PlanChoice) => send({ type: 'choose', choice });
  return (
    <div className={styles.body}>
      <Amounts scheme={view.scheme && scheme} isCalculating={isCalculating} stale={stale} />
      <RadioChips
        legend={t(messages.period)}
        chosen={chosenTerm ?? view.scheme?.leaseTerm}
        onChoose={(leaseTerm) => choose({ leaseTerm })}
        chips={view.terms.map((term) => ({
          value: term,
          label: t(messages.months, { count: term }),
        }))}
      />
      <Ratios
        view={view}
        fault={tried || view.tooHigh || view.verdict === 'refused' ? fault : undefined}
        onChoose={choose}
      />
      {view.scheme && !stale && <PlanCost compact cost={costOfScheme(scheme)} />}
      {stale && (
        <ProblemNote
          text={
            questions.check?.type === 'unreachable'
              ? localizedIn(questions.check.words, language)
              : t(messages.notCalculated)
          }
          onRetry={() => send({ type: 'ask again' })}
        />
      )}
    </div>
  );
}

interface AmountsProps {
  scheme: Scheme | undefined;
  isCalculating: boolean;
  /** The amounts at hand are those of another choice. */
  stale: boolean;
}

function Amounts({ scheme, isCalculating, stale }: AmountsProps) {
  const t = useT();
  if (!scheme) return null;
  const money = (amount: number) => (stale ? '—' : exactYuan(fenOf(amount)));
  return (
    <div aria-live="polite" aria-busy={isCalculating}>
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
      <p className={styles.quiet}>{isCalculating ? t(messages.checking) : scheme.schemeName}</p>
    </div>
  );
}

interface RatiosProps {
  view: PlanView;
  fault: PlanFault | undefined;
  onChoose: (choice: PlanChoice) => void;
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

function isRatioFault(fault: PlanFault | undefined) {
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
