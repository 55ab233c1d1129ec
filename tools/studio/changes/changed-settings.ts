/** What a funder's file sets otherwise than before: the cause of changes that show in templates. */
import { isMap, isScalar, parseDocument } from 'yaml';
import type { TextPosition } from '../wire.ts';
import { positionAt } from '../desk/positions.ts';

export interface ChangedSetting {
  flow: string;
  name: string;
  before: unknown;
  after: unknown;
  /** In the file as it is; undefined where it is no longer written. */
  at?: TextPosition;
}

/** Of `with:` of the file's flows. What is no longer written has its default. */
export function changedSettings(before: string, now: string): ChangedSetting[] {
  const [old, written] = [settingsIn(before), settingsIn(now)];
  return [...new Set([...old.keys(), ...written.keys()])].flatMap((key) => {
    const [one, other] = [old.get(key), written.get(key)];
    const known = one ?? other;
    if (!known || JSON.stringify(one?.value) === JSON.stringify(other?.value)) return [];
    const { flow, name } = known;
    const values = { before: one?.value, after: other?.value };
    return { flow, name, ...values, ...(other && { at: positionAt(now, other.start) }) };
  });
}

interface WrittenSetting {
  flow: string;
  name: string;
  value: unknown;
  start: number;
}

function settingsIn(text: string): Map<string, WrittenSetting> {
  const document = parseDocument(text);
  const flows = document.get('flows');
  if (!isMap(flows)) return new Map();
  const written = flows.items.flatMap(({ key, value }) => {
    const settings = isMap(value) ? value.get('with') : undefined;
    if (!isScalar(key) || !isMap(settings)) return [];
    return settings.items.flatMap((one): WrittenSetting[] => {
      if (!isScalar(one.key)) return [];
      const start = one.key.range?.[0] ?? 0;
      const value: unknown = settings.toJSON()[String(one.key.value)];
      return [{ flow: String(key.value), name: String(one.key.value), value, start }];
    });
  });
  return new Map(written.map((one) => [`${one.flow} ${one.name}`, one]));
}
