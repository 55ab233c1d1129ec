import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { useSay } from '../../ui/language.tsx';
import { Text } from '../../ui/Text.tsx';
import { useOnceSeen } from '../../ui/while-seen.ts';
import type { ScreenProps } from '../contract.ts';
import type { schema } from './schema.ts';
import { words } from './words.ts';

export function Screen({ step, send }: ScreenProps<typeof schema.settings>) {
  const say = useSay();
  const buttons = Object.entries(step.buttons ?? { next: say(words.next) }).map(
    ([name, button], at) => {
      const look = at === 0 ? 'primary' : 'secondary';
      const given = typeof button === 'string' ? { words: button } : button;
      const after = 'by-itself-after' in given ? given['by-itself-after'] : undefined;
      return { name, words: given.words, look: given.style ?? look, after } as const;
    },
  );
  const own = buttons.find(({ after }) => after !== undefined);
  useOnceSeen(own?.after, () => send({ type: `notice.${own?.name ?? ''}` }));
  const shown = buttons.map((button) => (
    <Button
      key={button.name}
      look={button.look}
      onPress={() => send({ type: `notice.${button.name}` })}
    >
      {button.words}
    </Button>
  ));
  if (step.as === 'dialog') {
    return (
      <Dialog title={titleOf(step.title) ?? say(words.question)} actions={shown}>
        <Text>{step.text}</Text>
        <Facts plain facts={step.facts} whatNext={step['what-next']} />
      </Dialog>
    );
  }
  return (
    <>
      <Text>{step.text}</Text>
      <Facts facts={step.facts} whatNext={step['what-next']} />
      <ActionBar>{shown}</ActionBar>
    </>
  );
}

/** The title arrives as chosen words, like the settings. */
function titleOf(title: unknown): string | undefined {
  return typeof title === 'string' ? title : undefined;
}
