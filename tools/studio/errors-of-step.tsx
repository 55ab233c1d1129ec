/** Every error a step can show, in the words the customer reads. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Flow, Formula, Language, Message, Step } from '../../src/model/definition.ts';
import { resolve } from '../../src/language/formula/evaluate.ts';
import { savesDraft } from '../../src/machine/context.ts';
import type { AnyScreen } from '../../src/steps/registry/any-screen.ts';
import type { FieldSettings } from '../../src/steps/form/field.ts';
import { problemWith } from '../../src/steps/form/checks/rules.ts';
import { faultsOf } from '../../src/steps/identity/faults.ts';
import { kindScreens } from '../../src/steps/registry/screens.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { whatHappened } from '../../src/steps/unreachable.ts';
import { cuts, faults } from '../../src/steps/video/messages.ts';
import { LanguageProvider } from '../../src/ui/language.tsx';
import { formatMessage } from '../../src/ui/format-message.ts';

export interface ErrorShown {
  /** What brings it about. */
  when: string;
  sentence: string;
}

export async function errorsOf(flow: Flow, step: Step, language: Language): Promise<ErrorShown[]> {
  const load = Object.hasOwn(kindScreens, step.kind) ? kindScreens[step.kind] : undefined;
  const resolved = resolve(step, { language }, language, () => undefined) as Step;
  const own = load ? troubles(await load(), resolved, language) : [];
  const fields = ofFields[step.kind]?.(resolved as never, language) ?? [];
  const saves = savesDraft(flow, step) ? whysOf('saving what was filled in', language) : [];
  return unique([...fields, ...routed(step, language), ...own, ...saves]);
}

/** The author's words on the way out. */
function routed(step: Step, language: Language): ErrorShown[] {
  return Object.entries(step.exits).flatMap(([outcome, exits]) =>
    exits.flatMap(({ label, toast, to }) =>
      toast
        ? [
            {
              when: `${label === outcome ? outcome : label} → ${to}`,
              sentence: said(toast, language),
            },
          ]
        : [],
    ),
  );
}

function said(toast: Message, language: Language): string {
  if ('expr' in toast) return spoken(toast);
  const text = toast[language];
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : spoken(part))).join('');
}

function spoken({ formula }: Formula): string {
  return formula === 'result.msg' ? "(the platform's own words)" : `{${formula}}`;
}

/** What the kind's screen says wherever it rests and something is the matter. */
function troubles(Screen: AnyScreen, step: Step, language: Language): ErrorShown[] {
  const { states = {}, initial } = kindStates[step.kind] ?? {};
  const resting = Object.entries(states).filter(
    ([name, { invoke }]) => name !== initial && invoke === undefined,
  );
  return resting.flatMap(([status]) =>
    Object.keys({ ...whatHappened, ...faults, ...cuts }).flatMap((why) => {
      const sentence = alertIn(Screen, step, status, { why }, language);
      return sentence === '' ? [] : [{ when: status, sentence }];
    }),
  );
}

function alertIn(
  Screen: AnyScreen,
  step: Step,
  status: string,
  data: Record<string, unknown>,
  language: Language,
): string {
  try {
    const markup = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <Screen
          step={step as never}
          answers={{}}
          status={status}
          data={data}
          past={[]}
          send={() => undefined}
        />
      </LanguageProvider>,
    );
    const page = new DOMParser().parseFromString(markup, 'text/html');
    return [...page.querySelectorAll('[role=alert] p, p[role=alert]')]
      .map((one) => one.textContent)
      .filter(Boolean)
      .join(' ');
  } catch {
    return '';
  }
}

function whysOf(when: string, language: Language): ErrorShown[] {
  return Object.values(whatHappened).map(({ title }) => ({ when, sentence: title[language] }));
}

const wrong: readonly unknown[] = [
  undefined,
  'x',
  Number.NaN,
  -1,
  1e12,
  '1900-01-01',
  '2999-12-31',
  'x'.repeat(999),
];

type WrongFields = (step: never, language: Language) => ErrorShown[];

/** Kinds whose screens check what is filled in. */
const ofFields: Record<string, WrongFields> = {
  form: ({ fields }: { fields: Record<string, FieldSettings> }, language) =>
    Object.values(fields).flatMap((field) =>
      wrong.flatMap((value) => {
        const t: Parameters<typeof problemWith>[2]['t'] = (words, values) =>
          formatMessage(language, words, values);
        const judge = { t, language, today: new Date(), offered: [] };
        const sentence = tried(() => problemWith(field, value, judge));
        return sentence === undefined ? [] : [{ when: field.label, sentence }];
      }),
    ),
  identity: (step: Parameters<typeof faultsOf>[3] & { sides: 'both' | 'front' }, language) =>
    cards.flatMap((card) =>
      Object.values(faultsOf(card, step.sides, '2026-01-01', step)).map((words) => ({
        when: 'the ID card',
        sentence: words[language],
      })),
    ),
};

const cards = [
  {},
  { idFront: 'f' },
  { idFront: 'f', idName: 'x', idNumber: 'x', idValidFrom: 'x' },
  { idFront: 'f', idBack: 'b', idName: 'x', idNumber: 'x', idValidFrom: '2024-01-01' },
  { idFront: 'f', idBack: 'b', idValidFrom: '2024-01-01', idValidTo: '2023-01-01' },
  { idFront: 'f', idBack: 'b', idValidFrom: '2014-01-01', idValidTo: '2024-01-01' },
];

function tried<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}

/** A sentence that can come from several places is listed once. */
function unique(errors: readonly ErrorShown[]): ErrorShown[] {
  const found = new Map<string, Set<string>>();
  for (const { when, sentence } of errors)
    found.set(sentence, (found.get(sentence) ?? new Set()).add(when));
  return [...found].map(([sentence, whens]) => ({ when: [...whens].join(', '), sentence }));
}
