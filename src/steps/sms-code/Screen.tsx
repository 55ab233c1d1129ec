import { useEffect, useId, useRef, useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field, FieldCard } from '../../ui/field/Field.tsx';
import inputStyles from '../../ui/inputs/inputs.module.css';
import { useT } from '../../ui/language.tsx';
import { maskPhone } from '../../ui/field/mask.ts';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { Text } from '../../ui/page/Text.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import { useFocusRestored } from '../focus-restored.ts';
import { actions } from '../unreachable.ts';
import { Unreachable } from '../Unreachable.tsx';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import type { SmsCodeKind } from './states.ts';
import { useSecondsLeft } from '../seconds-left.ts';
import { messages } from './messages.ts';

type Props = ScreenOf<SmsCodeKind>;

export function Screen(props: Props) {
  const { status, data, send } = props;
  const t = useT();
  const requestCode = () => send({ type: 'sms-code.requested' });
  useFocusRestored(status === 'unsent' || status === 'unreachable' ? status : 'code');
  const action =
    data.sentTo === undefined
      ? { onAction: () => send({ type: 'back' }) }
      : { onAction: () => send({ type: 'sms-code.changed' }), actionText: messages.enterFormer };
  if (status === 'unsent' && data.problem === undefined) {
    return <Unreachable data={data} onRetry={requestCode} {...action} />;
  }
  if (status === 'unsent') {
    return (
      <Problem
        title={t(messages.unsent)}
        text={data.problem}
        onRetry={requestCode}
        retryText={t(actions.again)}
        onAction={action.onAction}
        actionText={t(action.actionText ?? actions.back)}
      />
    );
  }
  if (status === 'unreachable') {
    return (
      <Unreachable
        data={data}
        onRetry={() => send({ type: 'sms-code.retried' })}
        onAction={() => send({ type: 'sms-code.changed' })}
        actionText={messages.change}
      />
    );
  }
  const first = status === 'arriving' || (status === 'sending' && data.sentTo === undefined);
  return first && data.problem === undefined ? (
    <Waiting text={t(messages.sending)} />
  ) : (
    <CodeForm {...props} onRequestCode={requestCode} />
  );
}

function CodeForm({
  step,
  answers,
  status,
  data,
  send,
  onRequestCode,
}: Props & { onRequestCode: () => void }) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wrong = data.problem === undefined ? undefined : data.problem || t(messages.wrong);
  // After a wrong code, or without a response, what was typed stays.
  const isRetry = wrong !== undefined || data.why !== undefined;
  const [code, setCode] = useState(isRetry ? lastCode(answers) : '');
  const [incomplete, setIncomplete] = useState(false);
  const left = useSecondsLeft(data.resendAt);
  const entering = status === 'entering';
  const error = incomplete
    ? t(messages.incomplete, { length: step.length })
    : entering
      ? wrong
      : undefined;

  useEffect(() => {
    if (!entering) return undefined;
    // Deferred past the heading, which takes the focus on every step.
    const frame = requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [entering]);

  const enter = (digits: string) =>
    send({ type: 'sms-code.entered', answers: { code: digits }, data: { problem: undefined } });
  const submit = () => {
    const complete = code.length === step.length;
    setIncomplete(!complete);
    if (!complete) return input.current?.focus();
    enter(code);
  };
  /** The last digit submits the code. */
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, step.length);
    setIncomplete(false);
    setCode(digits);
    if (entering && digits.length === step.length && digits !== code) enter(digits);
  };
  const sentTo = t(messages.sentTo, { phone: maskPhone(step.phone) });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (entering) submit();
      }}
    >
      <Text>{step.text ?? sentTo}</Text>
      <FieldCard>
        <Field
          id={id}
          label={t(messages.code)}
          hint={t(messages.hint, { length: step.length })}
          error={error}
          required
        >
          {(ties) => (
            <input
              ref={input}
              id={ties.id}
              {...ties.aria}
              className={`${inputStyles.input ?? ''} ${inputStyles.digits ?? ''}`}
              type="text"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9]*"
              value={code}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
      </FieldCard>
      <Button
        variant="plain"
        onPress={onRequestCode}
        loading={status === 'sending'}
        disabled={left > 0 || status === 'verifying'}
      >
        {left > 0 ? t(messages.resendIn, { seconds: left }) : t(messages.resend)}
      </Button>
      <p role="alert" className={visuallyHidden.element}>
        {error}
      </p>
      <ActionBar>
        <Button submit loading={status === 'verifying'}>
          {t(messages.confirm)}
        </Button>
      </ActionBar>
    </form>
  );
}

function lastCode({ code }: Record<string, unknown>): string {
  return typeof code === 'string' ? code : '';
}
