import type { SourceSpan } from '../../model/source.ts';
import { at, entriesOf, isScalar, itemsOf, placeOf, textAt, written } from '../yaml/node-access.ts';
import type { MapNode, Node } from '../yaml/node.ts';

/** A setting that a flow declares for whoever uses it. */
export interface SettingSyntax {
  name: string;
  key: SourceSpan;
  /** text, words, yes-no, number, money, duration, date, version, path, endpoint, documents, values, one-of. */
  type: string;
  about: string;
  default: Node | undefined;
  /** Of `one-of`. */
  options: readonly string[];
  /** Of `endpoint`: fields that its request and its response have at least. */
  send: readonly string[];
  gives: readonly string[];
}

export interface SettingsSyntax {
  place: SourceSpan;
  declared: readonly SettingSyntax[];
}

export function settingsSyntax(map: MapNode): SettingsSyntax {
  const declared = entriesOf(map).map(([name, { key, value }]) => ({
    name,
    key: placeOf(key),
    type: textAt(value, 'type') ?? 'text',
    about: textAt(value, 'about') ?? '',
    default: at(value, 'default'),
    options: namesIn(at(value, 'options')),
    send: namesIn(at(value, 'send')),
    gives: namesIn(at(value, 'gives')),
  }));
  return { place: placeOf(map), declared };
}

const namesIn = (list: Node | undefined): string[] => itemsOf(list).filter(isScalar).map(written);
