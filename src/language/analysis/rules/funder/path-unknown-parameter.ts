import type { ScalarNode } from '../../../yaml/node.ts';
import { oneOf, type Fixed } from '../../../text/fixes.ts';
import type { Finding } from '../../../../model/finding.ts';
import { placeOf, written } from '../../../yaml/node-access.ts';
import type { FunderRule } from '../../rule.ts';

/** A path holds fixed words and settings only. */
export const pathUnknownParameter: FunderRule = ({ linked }) =>
  [...linked.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step): Finding[] => {
      const { path } = step.syntax;
      const part = path ? /\{[^}]*\}?|:\w+|\?.*/.exec(written(path))?.[0] : undefined;
      if (!path || part === undefined) return [];
      const setting = /^\{\s*settings\.([\w-]+)\s*\}$/.exec(part)?.[1];
      // An undeclared or missing setting has a finding where it is named.
      if (setting !== undefined) return [];
      return [
        {
          rule: 'path-unknown-parameter',
          place: placeOf(path),
          message: `"${part}" cannot stand in a path.`,
          hint: 'A path holds fixed words and {settings.…} only; the order and the action come with every address.',
          ...withoutPart(path, part),
        },
      ];
    }),
  );

function withoutPart(path: ScalarNode, part: string): Fixed {
  const segments = written(path)
    .replace(/\?.*/, '')
    .split('/')
    .filter((segment) => !segment.includes(part));
  const rest = segments.join('/');
  return rest === '' || rest.includes('{') ? {} : oneOf(path, [rest]);
}
