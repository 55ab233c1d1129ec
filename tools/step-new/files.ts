/** The files of a new kind's folder: it compiles and renders at once, and its test says what is left to replace. */
export function stepFiles(kind: string): Record<string, string> {
  return {
    'schema.ts': schemaFile(kind),
    'authoring.ts': authoringFile,
    'states.ts': statesFile(kind),
    'messages.ts': messagesFile,
    'Screen.tsx': screenFile(kind),
    'driver.ts': driverFile(kind),
    'labels.ts': labelsFile(kind),
    'examples.yaml': examplesFile,
    [`${kind}.test.tsx`]: testFile(kind),
  };
}

function schemaFile(kind: string): string {
  return `import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: '${kind}',
  name: { zh: 'REPLACE ME', en: 'REPLACE ME' },
  about: 'REPLACE ME: what the customer does here, in one sentence.',
  outcomes: {
    done: { about: 'REPLACE ME: how this step ends well.', main: true },
  },
  settings: {
    text: { type: 'words', about: 'REPLACE ME: what an author says with this.' },
  },
  screen: true,
} as const satisfies AuthorSchema;
`;
}

const authoringFile = `import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

// REPLACE ME: what its steps collect, prove, sign, where they lead. Where it is nothing, delete this file.
export const authoring = {} as const satisfies AuthoringOf<typeof schema>;
`;

function driverFile(kind: string): string {
  const name = typeName(kind);
  return `import type { DriverOf } from '../kind-driver.ts';
import type { ${name}Kind } from './states.ts';

export const driver: DriverOf<${name}Kind> = {
  advance: ({ send }) => send({ type: '${kind}.done' }),
  act: ({ page }, _step, _outcome, { submit }) => submit(page),
};
`;
}

function statesFile(kind: string): string {
  const name = typeName(kind);
  return `import type { DefineKind, StatesOf } from '../../model/define-kind.ts';
import type { schema } from './schema.ts';

const inner = {
  shown: { on: { '${kind}.done': { outcome: 'done' } } },
} as const;

export type ${name}Kind = DefineKind<typeof schema, typeof inner>;

export const states = { initial: 'shown', states: inner } satisfies StatesOf<${name}Kind>;
`;
}

function labelsFile(kind: string): string {
  const name = typeName(kind);
  return `import type { LabelsOf } from '../../model/labels.ts';
import type { ${name}Kind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'REPLACE ME: what the customer does here, in one sentence.': 'REPLACE ME',
    'REPLACE ME: how this step ends well.': 'REPLACE ME',
    'REPLACE ME: what an author says with this.': 'REPLACE ME',
  },
  // REPLACE ME: what the studio calls those no other kind has: \`measuring: { zh: '测量中', en: 'measuring' }\`.
  states: {},
  outcomes: {},
  events: {},
} as const satisfies LabelsOf<typeof schema, ${name}Kind>;
`;
}

/** `sms-code` → `SmsCode` */
function typeName(kind: string): string {
  return kind.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}

const messagesFile = `import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  done: { zh: '下一步', en: 'Continue' },
} satisfies Record<string, LocalizedText>;
`;

function screenFile(kind: string): string {
  return `import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { Text } from '../../ui/page/Text.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import type { ${typeName(kind)}Kind } from './states.ts';
import { messages } from './messages.ts';

export function Screen({ step, send }: ScreenOf<${typeName(kind)}Kind>) {
  const t = useT();
  return (
    <>
      {step.text !== undefined && <Text>{step.text}</Text>}
      <ActionBar>
        <Button onPress={() => send({ type: '${kind}.done' })}>{t(messages.done)}</Button>
      </ActionBar>
    </>
  );
}
`;
}

const examplesFile = `REPLACE ME with what this example shows:
  status: shown
  settings:
    text:
      zh: 在这里写给客户的话
      en: What the customer reads here
`;

function testFile(kind: string): string {
  return `import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { testAccessibility } from '../../../tests/support/accessible-examples.tsx';
import { showStep } from '../../../tests/support/show-step.tsx';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

test('says what it is for', () => {
  expect(JSON.stringify(schema)).not.toContain('REPLACE ME');
});

test('ends when the customer is done', async () => {
  const step = new TriedKind(schema, states, {});

  await step.send({ type: '${kind}.done' });

  expect(step.outcome).toBe('done');
});

describe('what the customer sees', () => {
  testAccessibility(Screen, schema);

  test('goes on', async () => {
    const { send } = showStep(Screen, schema, { status: 'shown' }, 'en');

    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

    expect(send.mock.calls).toEqual([[{ type: '${kind}.done' }]]);
  });
});
`;
}
