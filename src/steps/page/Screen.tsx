import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/language.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ScreenProps } from '../contract.ts';
import type { schema } from './schema.ts';
import { words } from './words.ts';

export function Screen({ step, send }: ScreenProps<typeof schema.settings>) {
  const say = useSay();
  return (
    <>
      {step.text !== undefined && <Text>{step.text}</Text>}
      <ActionBar>
        <Button onPress={() => send({ type: 'page.done' })}>{say(words.done)}</Button>
      </ActionBar>
    </>
  );
}
