import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Facts } from '../../ui/page/Facts.tsx';
import { useT } from '../../ui/language.tsx';
import { OrderPlan } from '../../ui/money/OrderPlan.tsx';
import { Text } from '../../ui/page/Text.tsx';
import { useOnceVisible } from '../../ui/once-visible.ts';
import type { ButtonEvent, ScreenOf } from '../../model/define-kind.ts';
import type { NoticeKind } from './states.ts';
import { messages } from './messages.ts';

const longestPause = 60_000;

export function Screen({ step, data, send }: ScreenOf<NoticeKind>) {
  const t = useT();
  const buttons = Object.entries(step.buttons ?? { next: t(messages.next) }).map(
    ([name, button], at) => {
      const variant = at === 0 ? 'primary' : 'secondary';
      const options = typeof button === 'string' ? { words: button } : button;
      const after = 'by-itself-after' in options ? options['by-itself-after'] : undefined;
      return { name, words: options.words, look: options.style ?? variant, after } as const;
    },
  );
  const own = buttons.find(({ after }) => after !== undefined);
  const presses = data.presses ?? 0;
  const press = (name: string) =>
    send({
      type: `notice.${name}` as ButtonEvent<'notice'>,
      ...(name === own?.name && { data: { presses: presses + 1 } }),
    });
  const pause = own?.after && Math.max(own.after, Math.min(own.after * 2 ** presses, longestPause));
  useOnceVisible(pause, presses, () => press(own?.name ?? ''));
  const shown = buttons.map((button) => (
    <Button key={button.name} variant={button.look} onPress={() => press(button.name)}>
      {button.words}
    </Button>
  ));
  if (step.as === 'dialog') {
    return (
      <Dialog title={titleOf(step.title) ?? t(messages.question)} actions={shown}>
        <Text>{step.text}</Text>
        <Facts plain facts={step.facts} whatNext={step['what-next']}>
          {step.cost && <OrderPlan order={step.cost} />}
        </Facts>
      </Dialog>
    );
  }
  return (
    <>
      <Text>{step.text}</Text>
      <Facts facts={step.facts} whatNext={step['what-next']}>
        {step.cost && <OrderPlan order={step.cost} />}
      </Facts>
      <ActionBar>{shown}</ActionBar>
    </>
  );
}

/** The title arrives as chosen words, like the settings. */
function titleOf(title: unknown): string | undefined {
  return typeof title === 'string' ? title : undefined;
}
