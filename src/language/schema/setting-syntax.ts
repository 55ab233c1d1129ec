import type { SourceSpan } from '../../model/source.ts';
import { at, textAt } from '../yaml/by-key.ts';
import { entriesOf, isMap, isScalar, itemsOf, placeOf, written } from '../yaml/node-access.ts';
import type { MapNode, Node } from '../yaml/node.ts';

/** A setting that a flow declares for whoever uses it. */
export interface SettingSyntax {
  name: string;
  key: SourceSpan;
  /** text, words, yes-no, number, money, duration, date, version, path, endpoint, documents, fee, values, one-of. */
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
  /** Includes those whose declaration could not be read. */
  names: readonly { name: string; key: SourceSpan }[];
  declared: readonly SettingSyntax[];
}

export function settingsSyntax(map: MapNode): SettingsSyntax {
  const names = entriesOf(map).map(([name, { key }]) => ({ name, key }));
  const maps = entriesOf(map).filter(([, { value }]) => isMap(value));
  const declared = maps.map(([name, { key, value }]) => ({
    name,
    key: placeOf(key),
    type: textAt(value, 'type') ?? 'text',
    about: textAt(value, 'about') ?? '',
    default: at(value, 'default'),
    options: namesIn(at(value, 'options')),
    send: namesIn(at(value, 'send')),
    gives: namesIn(at(value, 'gives')),
  }));
  return { place: placeOf(map), names, declared };
}

const namesIn = (list: Node | undefined): string[] => itemsOf(list).filter(isScalar).map(written);
