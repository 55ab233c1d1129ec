import type { Symbols } from '../../schema/symbols.ts';
import type { LinkContext, LinkedStep, Note, SettingValue } from '../linked.ts';
import { at, isScalar, itemsOf, placeOf, textAt, written } from '../../yaml/node-access.ts';
import type { Node } from '../../yaml/node.ts';
import type { SourceSpan } from '../../../model/source.ts';
import { unknownName } from './unknown-name.ts';

/** An endpoint given to a flow's setting takes and gives at least what the flow sends and uses. */
export function settingEndpoints(context: LinkContext, symbols: Symbols, note: Note): void {
  for (const setting of context.settings.values()) {
    if (setting.type === 'endpoint') checkSetting(setting, symbols, note);
  }
}

function checkSetting({ value, declared, declaredAt }: SettingValue, symbols: Symbols, note: Note) {
  if (!isScalar(value)) return;
  const names = (key: string) => itemsOf(at(declared, key)).filter(isScalar).map(written);
  checkShape(value, { sends: names('send'), gives: names('gives') }, symbols, note, {
    place: declaredAt,
    message: 'The setting says what it needs.',
  });
}

/** The same for the endpoints of a step kind (`sms-code` needs one that takes `phone`). */
export function kindEndpoints(step: LinkedStep, symbols: Symbols, note: Note): void {
  for (const [name, setting] of Object.entries(symbols.kinds[step.kind]?.settings ?? {})) {
    const value = at(step.node, name);
    if (setting.type !== 'endpoint' || !isScalar(value)) continue;
    const { sends = [], gives = [] } = setting;
    checkShape(value, { sends, gives }, symbols, note);
  }
}

function checkShape(
  value: Node,
  least: { sends: readonly string[]; gives: readonly string[] },
  symbols: Symbols,
  note: Note,
  also?: { place: SourceSpan; message: string },
): void {
  const name = textAt(value) ?? '';
  const endpoint = Object.hasOwn(symbols.endpoints, name) ? symbols.endpoints[name] : undefined;
  const place = placeOf(value);
  const more = also ? { also: [also] } : {};
  if (!endpoint) {
    note(unknownName('endpoint', name, place, Object.keys(symbols.endpoints)));
    return;
  }
  const untaken = least.sends.find((field) => !Object.hasOwn(endpoint.request, field));
  const ungiven = least.gives.find((field) => !Object.hasOwn(endpoint.response, field));
  const unsent = Object.entries(endpoint.request).find(
    ([field, { required }]) => required && !least.sends.includes(field),
  );
  if (untaken !== undefined)
    note({
      rule: 'send-mismatch',
      place,
      message: `"${name}" takes no "${untaken}", which is sent to it here.`,
      ...more,
    });
  else if (unsent && also && least.sends.length > 0)
    note({
      rule: 'send-mismatch',
      place,
      message: `"${name}" needs "${unsent[0]}", which this flow does not send.`,
      ...more,
    });
  if (ungiven !== undefined)
    note({
      rule: 'result-mismatch',
      place,
      message: `The answer of "${name}" has no "${ungiven}", which is used here.`,
      ...fitting(least, symbols),
      ...more,
    });
}

/** Endpoints that take and give what is asked for, where they are few. */
function fitting(
  { sends, gives }: { sends: readonly string[]; gives: readonly string[] },
  { endpoints }: Symbols,
): { hint?: string } {
  const names = Object.entries(endpoints)
    .filter(
      ([, { request, response }]) =>
        sends.every((field) => Object.hasOwn(request, field)) &&
        gives.every((field) => Object.hasOwn(response, field)),
    )
    .map(([name]) => name);
  return names.length > 0 && names.length <= 8 ? { hint: `These fit: ${names.join(', ')}.` } : {};
}
