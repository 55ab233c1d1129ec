/** What an example says its questions do not take, tried at the step where they are put. */
import { inFen } from '../model/yuan.ts';
import type { Step, ValueType } from '../model/definition.ts';
import type { RefusedInput } from '../model/example.ts';
import type { KindSchema } from '../model/step-kind.ts';
import { isObject } from '../model/plain-object.ts';

type Values = Readonly<Record<string, unknown>>;

interface UnmetRefusal {
  /** The names below the example that lead to it. */
  path: string[];
  /** Goes on after the example's name. */
  predicate: string;
}

/** A step that asks, as the example left it. */
export interface QuestionedStep {
  step: Step;
  /** Its questions as they are with these answers beside the example's own. */
  questionsWith: (answers: Values) => Values;
}

interface Trial {
  /** As it is typed. */
  input: unknown;
  /** One of them is taken, or none. */
  answers: readonly unknown[];
  isTaken: boolean;
}

/** Each that is taken although it should not be, or the other way round; `refusalOf`: of the step's kind. */
export function unmetRefusals(
  refuses: Readonly<Record<string, readonly RefusedInput[]>>,
  questioned: QuestionedStep,
  refusalOf: KindSchema['refusalOf'],
): UnmetRefusal[] {
  const { step } = questioned;
  return Object.entries(refuses).flatMap(([name, inputs]): UnmetRefusal[] => {
    for (const input of inputs) {
      if (isPutWith(name, input.hiddenWith, questioned)) {
        const predicate = `is asked for "${name}" at "${step.id}" with ${JSON.stringify(input.hiddenWith)}`;
        return [{ path: ['refuses', step.id, name], predicate }];
      }
      for (const trial of trialsOf(input, step.collects?.[name])) {
        const sentence = refusalMessage(name, trial, input, questioned, refusalOf);
        const problem = sentence && otherwise(sentence.message, trial.isTaken, input.words);
        const predicate = sentence
          ? problem && `${problem} with ${described(name, trial.input)} at "${step.id}"`
          : `is not asked for "${name}" at "${step.id}"`;
        if (predicate !== undefined) return [{ path: ['refuses', step.id, name], predicate }];
      }
    }
    return [];
  });
}

function isPutWith(
  name: string,
  answers: Values | undefined,
  { step, questionsWith }: QuestionedStep,
): boolean {
  if (!answers) return false;
  const { [name]: question } = questionsWith(inFenOf(step, answers));
  return isObject(question) && isPut(question);
}

/** Undefined where the question is not put. */
function refusalMessage(
  name: string,
  { answers }: Trial,
  input: RefusedInput,
  { step, questionsWith }: QuestionedStep,
  refusalOf: KindSchema['refusalOf'],
): { message: string | undefined } | undefined {
  const others = inFenOf(step, input.with ?? {});
  const all = answers.map((answer) => {
    const question = questionsWith({ ...others, [name]: answer })[name];
    return isObject(question) && isPut(question)
      ? { message: refusalOf?.(question, answer, 'zh') }
      : undefined;
  });
  return all.find((one) => one?.message === undefined) ?? all[0];
}

function otherwise(
  refusal: string | undefined,
  isTaken: boolean,
  words: string | undefined,
): string | undefined {
  if (refusal === undefined) return isTaken ? undefined : 'gets through';
  if (isTaken) return `is refused ("${refusal}")`;
  return words === undefined || refusal.includes(words)
    ? undefined
    : `is told "${refusal}", not "${words}",`;
}

function isPut(question: Values): boolean {
  return !Object.hasOwn(question, 'when') || question.when === true;
}

function described(name: string, input: unknown): string {
  if (input === '') return `no "${name}"`;
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const { length } = Array.from(text);
  return length > 40 ? `a "${name}" of ${length} characters` : `"${name}: ${text}"`;
}

function trialsOf(
  { value, above, below, longerThan }: RefusedInput,
  type: ValueType | undefined,
): Trial[] {
  const isMoney = type === 'money';
  const step = isMoney ? 0.01 : 1;
  const isList = typeof type === 'object' && 'list' in type;
  const trial = (input: unknown, isTaken: boolean): Trial => {
    if (isList && typeof input === 'number') {
      const items = Array.from({ length: input }, (_, at) => `${at + 1}`);
      return { input: `${input}`, answers: [items], isTaken };
    }
    const typed = typeof input === 'number' ? Math.round(input * 100) / 100 : input;
    return { input: typed, answers: [answerInFen(input, type)], isTaken };
  };
  const text = (length: number, isTaken: boolean): Trial => {
    const answers = letters.map((letter) => letter.repeat(length));
    return { input: answers[0], answers, isTaken };
  };
  return [
    ...(value === undefined ? [] : [trial(value, false)]),
    ...(above === undefined ? [] : [trial(above, true), trial(above + step, false)]),
    ...(below === undefined ? [] : [trial(below, true), trial(below - step, false)]),
    ...(longerThan === undefined ? [] : [text(longerThan, true), text(longerThan + 1, false)]),
  ];
}

/** Whatever the text has to look like, one of them does. */
const letters = ['字', 'A', '1'];

/** Money is written in yuan in examples and is fen in the flow. */
export function answerInFen(value: unknown, type: ValueType | undefined): unknown {
  return type === 'money' && typeof value === 'number' ? inFen(value) : value;
}

function inFenOf({ collects }: Step, answers: Values): Values {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, answerInFen(value, collects?.[name])]),
  );
}
