import type { SourceSpan } from '../../model/source.ts';
import { oncePer } from '../../model/once-per.ts';
import { at, mapAt } from '../yaml/by-key.ts';
import { entriesOf, isMap, isScalar, written } from '../yaml/node-access.ts';
import type { MapEntry, MapNode, Node, ScalarNode } from '../yaml/node.ts';
import { textIn } from './step-syntax.ts';

/** A field a step asks the customer for. */
export interface FieldSyntax {
  name: string;
  key: SourceSpan;
  node: Node;
  type: string | undefined;
  sensitive: boolean;
  required: boolean;
  /** The condition under which it is shown. */
  when: Node | undefined;
  /** Bounds of amounts, numbers and dates. */
  limits: LimitsSyntax;
  /** Its starting value. */
  start: Node | undefined;
  /** Written choices, by name. */
  options: MapNode | undefined;
  /** The dictionary its choices are from: `house`. */
  dictionary: string | undefined;
  /** Choices listed by an endpoint. */
  listed: ListedSyntax | undefined;
}

export type LimitsSyntax = Readonly<Record<'max' | 'in' | 'earliest' | 'latest', Node | undefined>>;

export interface ListedSyntax {
  endpoint: ScalarNode;
  send: MapEntry | undefined;
  /** Which part of the response is the list, and which fields of its items are used. */
  list: Node | undefined;
  value: Node | undefined;
  label: Node | undefined;
}

/** `setting`: the kind's setting that holds its fields. Cached by map. */
export function fieldsIn(step: Node, setting: string | undefined): readonly FieldSyntax[] {
  const map = setting === undefined ? undefined : mapAt(step, setting);
  return map ? fieldsOf(map) : [];
}

const fieldsOf = oncePer((map: Node): readonly FieldSyntax[] =>
  entriesOf(map).map(([name, { key, value }]) => fieldIn(name, key, value)),
);

function fieldIn(name: string, key: SourceSpan, node: Node): FieldSyntax {
  const options = mapAt(node, 'options');
  const endpoint = at(options, 'endpoint');
  const listed = isScalar(endpoint) ? listedIn(endpoint, options) : undefined;
  return {
    name,
    key,
    node,
    type: textIn(node, 'type')?.text,
    sensitive: isYes(at(node, 'sensitive')),
    required: isYes(at(node, 'required')),
    when: at(node, 'when'),
    limits: {
      max: at(node, 'max'),
      in: at(node, 'in'),
      earliest: at(node, 'earliest'),
      latest: at(node, 'latest'),
    },
    start: at(node, 'start'),
    options: listed ? undefined : options,
    dictionary: dictionaryIn(at(node, 'options')),
    listed,
  };
}

/** The name behind `dictionary.`; undefined where the node is something else. */
function dictionaryIn(options: Node | undefined): string | undefined {
  return isScalar(options) ? written(options).replace(/^dictionary\./, '') : undefined;
}

const isYes = (node: Node | undefined): boolean => isScalar(node) && node.value === true;

function listedIn(endpoint: ScalarNode, options: MapNode | undefined): ListedSyntax {
  return {
    endpoint,
    send: options?.entries.get('send'),
    list: at(options, 'list'),
    value: at(options, 'value'),
    label: at(options, 'label'),
  };
}

/** An entry of a fetch's `get`: a request, or a computed value. */
export interface QuestionSyntax {
  name: string;
  key: SourceSpan;
  endpoint: ScalarNode | undefined;
  send: MapEntry | undefined;
  each: Node | undefined;
  value: Node | undefined;
}

export function questionsIn(step: Node, setting: string | undefined): QuestionSyntax[] {
  return entriesOf(setting === undefined ? undefined : mapAt(step, setting)).map(
    ([name, { key, value: node }]) => {
      const endpoint = at(node, 'endpoint');
      return {
        name,
        key,
        endpoint: isScalar(endpoint) && endpoint.value !== null ? endpoint : undefined,
        send: isMap(node) ? node.entries.get('send') : undefined,
        each: at(node, 'each'),
        value: at(node, 'value'),
      };
    },
  );
}
