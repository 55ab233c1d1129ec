import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { checkYaml, title } from '../../../tests/one-flow.ts';
import { openSession } from '../../machine/session.ts';
import { SimulatedWorld } from '../../machine/simulated-world.ts';
import { memoryStorage } from '../../machine/storage.ts';
import { StepScreen } from '../../screen/StepScreen.tsx';
import { useView } from '../../screen/use-view.ts';
import type { Session } from '../../machine/session.ts';
import { LanguageProvider } from '../../ui/language.tsx';
import { kindStates } from '../registry/states.ts';

// Loaded beforehand, so that the screen does not wait for a part of itself.
import.meta.glob('./Screen.tsx', { eager: true });

const twoPhones = `
flow: sample
${title}
steps:
  people:
    kind: form
    path: /people
    fields:
      first: { type: phone, label: { zh: 第一位, en: First }, required: yes }
      second:
        type: phone
        label: { zh: 第二位, en: Second }
        required: yes
        refuse:
          same:
            when: =answers.second == answers.first
            text: { zh: 两位不能相同, en: Not the same }
  look: { kind: review, path: /look, title: { zh: 核对, en: Check } }
  done: { kind: result, path: /done, title: { zh: 完成, en: Done }, ends: success }
`;
const acme = `
funder: ACME
name: { zh: 甲方, en: Acme }
flows: { sample: { with: {} } }
actions: { 100: sample }
examples: { walks it: { action: 100, ends: success } }
`;

function Shown({ session }: { session: Session }) {
  const view = useView(session);
  const nothing = () => undefined;
  return (
    <StepScreen
      view={view}
      back={nothing}
      leave={nothing}
      closeNotice={nothing}
      takeOver={nothing}
    />
  );
}

test('what cannot stand beside another answer is said at its field until one of them is mended', async () => {
  const { definitions, findings } = checkYaml(twoPhones, acme);
  expect(findings).toEqual([]);
  const [definition] = definitions;
  if (!definition) throw new Error('The sample is no definition.');
  const { effects } = new SimulatedWorld();
  const session = openSession({
    definition,
    flowId: 'sample',
    action: 100,
    order: { orderNo: 'A1' },
    host: { kind: 'web', system: 'other', version: '0.0.0' },
    language: 'zh',
    kinds: kindStates,
    effects,
    storage: memoryStorage().tab(),
    owner: 'me',
    onBug: (problem) => expect(problem).toBeUndefined(),
  });
  const person = userEvent.setup();
  render(
    <LanguageProvider language="zh">
      <Shown session={session} />
    </LanguageProvider>,
  );
  const [first, second] = [await screen.findByLabelText('第一位'), screen.getByLabelText('第二位')];
  const send = screen.getByRole('button', { name: '下一步' });

  await person.type(first, '13800138000');
  await person.type(second, '138 0013 8000');
  await person.click(send);

  expect(second).toHaveAccessibleDescription('两位不能相同');
  expect(second).toHaveFocus();
  expect(session.view().stepId).toBe('people');

  await person.type(first, '{Backspace}1');
  await person.tab();
  expect(second).not.toHaveAttribute('aria-invalid', 'true');
  await person.click(send);

  expect(session.view().stepId).toBe('look');
});
