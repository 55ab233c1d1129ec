import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aSession } from '../../../tests/support/a-session.ts';
import { checkYaml, title } from '../../../tests/support/one-flow.ts';
import { failed, ok } from '../../verify/call-results.ts';
import { SimulatedWorld } from '../../verify/simulated-world.ts';
import { StepScreen } from '../../screen/StepScreen.tsx';
import { useView } from '../../screen/use-view.ts';
import type { Session } from '../../machine/session.ts';
import { LanguageProvider } from '../../ui/language.tsx';

// Loaded eagerly, so that the screen does not suspend.
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
  const none = () => undefined;
  return <StepScreen view={view} back={none} leave={none} closeNotice={none} takeOver={none} />;
}

const secret = `
flow: sample
${title}
steps:
  secret:
    kind: form
    path: /secret
    fields:
      pin:
        type: text
        label: { zh: 密码, en: PIN }
        required: yes
        sensitive: yes
        max-length: 6
        format: pin
  check:
    kind: call
    endpoint: user.login
    send: { phone: "13800138000", code: =answers.pin }
    on:
      failed: { to: secret, toast: =result.msg, at: pin }
  done: { kind: result, path: /done, title: { zh: 完成, en: Done }, ends: success }
`;

function shown(flow: string, world = new SimulatedWorld()): Session {
  const { definitions, findings } = checkYaml(flow, acme);
  expect(findings).toEqual([]);
  const [definition] = definitions;
  if (!definition) throw new Error('The sample is no definition.');
  const session = aSession({
    definition,
    flowId: 'sample',
    action: 100,
    effects: world.effects,
    onBug: (problem) => expect(problem).toBeUndefined(),
  });
  render(
    <LanguageProvider language="zh">
      <Shown session={session} />
    </LanguageProvider>,
  );
  return session;
}

test('answers that contradict each other have an error at the field until one is corrected', async () => {
  const person = userEvent.setup();
  const session = shown(twoPhones);
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

test('a value the platform refused has an error at its field until it changes', async () => {
  const world = new SimulatedWorld().respondsTo('user.login', ({ code }) =>
    code === '294857' ? ok() : failed('PIN_WRONG', '签约密码不正确'),
  );
  const person = userEvent.setup();
  const session = shown(secret, world);
  await person.type(await screen.findByLabelText('密码'), '294850');
  await person.click(screen.getByRole('button', { name: '下一步' }));

  const field = await screen.findByLabelText('密码');
  await waitFor(() => expect(field).toHaveAccessibleDescription('签约密码不正确'));
  await waitFor(() => expect(field).toHaveFocus());
  expect(world.toasts).toEqual([]);

  await person.click(screen.getByRole('button', { name: '下一步' }));
  expect(field).toHaveAccessibleDescription('签约密码不正确');
  expect(world.calls).toHaveLength(1);

  await person.type(field, '{Backspace}7');
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await person.click(screen.getByRole('button', { name: '下一步' }));

  await waitFor(() => expect(session.view().stepId).toBe('done'));
});
