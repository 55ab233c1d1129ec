import type { Finding } from '../../../model/finding.ts';
import { renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import type { FlowSyntax } from '../../schema/file-syntax.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { MapNode } from '../../yaml/node.ts';
import type { SourceSpan } from '../../../model/source.ts';

export function unknownSetting(
  name: string,
  flow: string,
  key: SourceSpan,
  names: readonly string[],
  { settings, node }: FlowSyntax,
): Finding {
  const hint =
    names.length === 0
      ? `${node.file.path} has no settings.`
      : nameHint(name, names, `Its settings are: ${names.join(', ')}.`);
  return {
    rule: 'unknown-setting',
    place: placeOf(key),
    message: `"${name}" is not a setting of "${flow}".`,
    ...(hint === undefined ? {} : { hint }),
    ...renamed(key, name, names),
    also: [
      {
        place: placeOf(settings?.place ?? firstKey(node)),
        message: `The settings of "${flow}".`,
      },
    ],
  };
}

export function missingSetting(
  name: string,
  flow: string,
  place: SourceSpan,
  declared: SourceSpan,
): Finding {
  return {
    rule: 'missing-setting',
    place: placeOf(place),
    message: `"${flow}" needs a value for its setting "${name}".`,
    hint: `Write "${name}:" under "with:".`,
    also: [{ place: placeOf(declared), message: 'The setting.' }],
  };
}

function firstKey(template: MapNode): SourceSpan {
  return [...template.entries.values()][0]?.key ?? template;
}
