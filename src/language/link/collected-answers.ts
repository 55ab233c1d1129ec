import type { KindSchema } from '../../model/step-kind.ts';
import type { ValueType } from '../../model/definition.ts';
import type { LinkedStep } from './linked.ts';
import { fieldsIn } from '../schema/field-syntax.ts';
import { hostedScreenOf, knownType } from './hosted-screen.ts';
import { entriesOf } from '../yaml/node-access.ts';
import type { Node } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';

/** Something a step asks for or keeps. */
export interface CollectedAnswer {
  name: string;
  type: ValueType;
  sensitive: boolean;
  /** Stored encrypted only: what is written, photographed or read about somebody, and no choice among given ones. */
  personal?: boolean;
  place: SourceSpan;
  /** Asked of the customer, not kept from a result. */
  isQuestion: boolean;
  /** Of `keep`: where its value comes from. */
  from?: Node;
  /** Taken from what the customer chose of a list. */
  picked?: Node;
  /** Fetched by an entry of a `fetch`. */
  loaded?: true;
}

/** Field types whose answers must never be stored, whatever the author says. */
const alwaysSensitive = new Set(['id-number', 'bank-card', 'sms-code', 'password']);

export function answersOf(step: LinkedStep, schema: KindSchema | undefined): CollectedAnswer[] {
  const own = Object.entries(schema?.answers ?? {}).map(([name, type]): CollectedAnswer => ({
    name,
    type,
    sensitive: schema?.sensitive?.includes(name) ?? false,
    personal: schema?.personal?.includes(name) ?? false,
    place: step.name,
    isQuestion: true,
  }));
  const fields = fieldsIn(step.syntax.settings, schema?.answersFrom);
  const questions = fields.map(({ name, key, type = 'text', sensitive }): CollectedAnswer => {
    return {
      name,
      type: schema?.answerTypes?.[type] ?? 'text',
      sensitive: sensitive || alwaysSensitive.has(type),
      personal: schema?.personalTypes?.includes(type) ?? false,
      place: key,
      isQuestion: true,
    };
  });
  return [
    ...own,
    ...questions,
    ...hostedBy(step, schema),
    ...pickedBy(step, schema),
    ...loadedBy(step, schema),
    ...savedBy(step),
  ];
}

/** A feature's screen declares what it collects. */
function hostedBy(step: LinkedStep, schema: KindSchema | undefined): CollectedAnswer[] {
  return Object.entries(hostedScreenOf(step, schema)?.picks ?? {}).map(([name, type]) => ({
    name,
    type: knownType(type),
    sensitive: false,
    place: step.name,
    isQuestion: true,
  }));
}

function pickedBy(step: LinkedStep, schema: KindSchema | undefined): CollectedAnswer[] {
  const picks = schema?.picksFrom === undefined ? undefined : step.syntax.setting(schema.picksFrom);
  return entriesOf(picks).map(([name, { key, value }]) => ({
    name,
    type: 'any',
    sensitive: false,
    place: key,
    isQuestion: true,
    picked: value,
  }));
}

function loadedBy(step: LinkedStep, schema: KindSchema | undefined): CollectedAnswer[] {
  const entries =
    schema?.fetchedFrom === undefined ? undefined : step.syntax.setting(schema.fetchedFrom);
  return entriesOf(entries).map(([name, { key }]) => ({
    name,
    type: 'any',
    sensitive: false,
    place: key,
    isQuestion: false,
    loaded: true,
  }));
}

function savedBy({ syntax }: LinkedStep): CollectedAnswer[] {
  return syntax.keep.map((entry) => ({
    ...entry,
    type: 'any',
    sensitive: false,
    isQuestion: false,
  }));
}
