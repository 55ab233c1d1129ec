/** Every error a step can show, in the words the customer reads. */
import { renderToStaticMarkup } from 'react-dom/server';
import type {
  Definition,
  Flow,
  Formula,
  Language,
  Message,
  Step,
} from '../../src/model/definition.ts';
import { unreachableMessages } from '../../src/api/messages.ts';
import { resolve } from '../../src/language/formula/evaluate.ts';
import { savesDraft } from '../../src/machine/context.ts';
import type { Why } from '../../src/model/never-done.ts';
import type { AnyScreen } from '../../src/steps/registry/any-screen.ts';
import { kindDrivers } from '../../src/steps/registry/drivers.ts';
import { kindScreens } from '../../src/steps/registry/screens.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { whatHappened } from '../../src/steps/unreachable.ts';
import { LanguageProvider } from '../../src/ui/language.tsx';
import type { ErrorCause } from './error-cause.ts';
import { outcomeInWords } from './naming/outcome-words.ts';
import { stateInWords } from './naming/state-words.ts';
import { stepName, targetsInWords } from './naming/step-names.ts';

const saving = { zh: '保存填写的内容时', en: 'saving what was filled in' };
const platformWords = { zh: '（平台给出的说明）', en: "(the platform's own words)" };

export interface StepError {
  when: string;
  sentence: string;
  /** Undefined where only a device can bring it about. */
  cause?: ErrorCause;
}

interface StepToShow {
  definition: Definition;
  flow: Flow;
  step: Step;
}

export async function errorsOf(
  { definition, flow, step }: StepToShow,
  language: Language,
): Promise<StepError[]> {
  const load = Object.hasOwn(kindScreens, step.kind) ? kindScreens[step.kind] : undefined;
  const resolved = resolve(step, { language }, language, () => undefined) as Step &
    Record<string, unknown>;
  const own = load ? troubles(await load(), resolved, language) : [];
  const fields = (kindDrivers[step.kind]?.validationMessages?.(resolved, language) ?? []).map(
    ({ typed, ...error }): StepError => ({
      ...error,
      ...(typed && { cause: { type: 'typed', ...typed } }),
    }),
  );
  const saves = savesDraft(flow, step) ? reasonsOf(saving[language], language) : [];
  return unique([...fields, ...routed({ definition, flow, step }, language), ...own, ...saves]);
}

/** The author's words on the way out. */
function routed({ definition, flow, step }: StepToShow, language: Language): StepError[] {
  const whereTo = (to: string) => {
    const target = flow.steps[to];
    return (target ? stepName(target, definition) : targetsInWords[to])?.[language] ?? to;
  };
  return Object.entries(step.exits).flatMap(([outcome, exits]) =>
    exits.flatMap(({ label, toast, to }) =>
      toast
        ? [
            {
              when: `${label === outcome ? outcomeInWords(step, outcome, definition)[language] : label} → ${whereTo(to)}`,
              sentence: messageText(toast, language),
              cause: { type: 'exit' as const, outcome, label },
            },
          ]
        : [],
    ),
  );
}

function messageText(toast: Message, language: Language): string {
  if ('expr' in toast) return textOf(toast, language);
  const text = toast[language];
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : textOf(part, language))).join('');
}

function textOf({ formula }: Formula, language: Language): string {
  return formula === 'result.msg' ? platformWords[language] : `{${formula}}`;
}

/** What the kind's screen says wherever it rests and something is the matter. */
function troubles(Screen: AnyScreen, step: Step, language: Language): StepError[] {
  const { states = {}, initial } = kindStates[step.kind] ?? {};
  const { reasons = [] } = kindDrivers[step.kind] ?? {};
  const resting = Object.entries(states).filter(
    ([name, { invoke }]) => name !== initial && invoke === undefined,
  );
  return resting.flatMap(([status]) =>
    [...Object.keys(whatHappened), ...reasons].flatMap((why) => {
      const sentence = alertIn(Screen, step, status, { why }, language);
      if (sentence === '') return [];
      const cause = Object.hasOwn(whatHappened, why)
        ? { cause: { type: 'unreachable' as const, why: why as Why, status } }
        : {};
      return [{ when: stateInWords(status, step.kind)[language], sentence, ...cause }];
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

/** As the flow itself says it: a form that could not be saved has no screen of its own for it. */
function reasonsOf(when: string, language: Language): StepError[] {
  return Object.entries(unreachableMessages).map(([why, words]) => ({
    when,
    sentence: words[language],
    cause: { type: 'not-saved' as const, why: why as Why },
  }));
}

/** A sentence that can come from several places is listed once. */
function unique(errors: readonly StepError[]): StepError[] {
  const occasions = new Map<string, StepError[]>();
  for (const error of errors)
    occasions.set(error.sentence, [...(occasions.get(error.sentence) ?? []), error]);
  return [...occasions].map(([sentence, all]) => {
    const when = [...new Set(all.map((one) => one.when))].join(', ');
    const cause = all.find((one) => one.cause)?.cause;
    return { when, sentence, ...(cause && { cause }) };
  });
}
