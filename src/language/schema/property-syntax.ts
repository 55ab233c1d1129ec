import type { LocalizedText } from '../../model/step-kind.ts';
import type { SourceSpan } from '../../model/source.ts';
import { at, mapAt, textAt } from '../yaml/by-key.ts';
import { entriesOf, isScalar, itemsOf, placeOf, written } from '../yaml/node-access.ts';
import type { MapNode, Node } from '../yaml/node.ts';

/** Matches steps of a walk: each list holds alternatives, and all non-empty lists must match. */
export interface Moment {
  step: readonly string[];
  kind: readonly string[];
  outcome: readonly string[];
  endpoint: readonly string[];
  document: readonly string[];
  requests: readonly string[];
  ends: readonly string[];
  /** Dotted setting → its expected text, or the items of a list. */
  has: readonly (readonly [setting: string, expected: readonly string[]])[];
  writes?: boolean;
  screen?: boolean;
  sensitive?: boolean;
  leadsOut?: boolean;
}

export type Claim =
  | { claim: 'never'; of: Moment; before?: Moment; after?: Moment }
  | { claim: 'at most'; of: Moment; times: number; since?: Moment }
  | { claim: 'always'; of: Moment; is: Moment }
  | { claim: 'leads to'; of: Moment; to: Moment };

/** What an author claims of every walk. */
export interface Property {
  name: string;
  place: SourceSpan;
  about: LocalizedText;
  /** Undefined: everywhere. */
  funders: readonly string[] | undefined;
  codes: readonly string[] | undefined;
  flows: readonly string[] | undefined;
  /** Undefined where it claims nothing, or several things at once. */
  claim: Claim | undefined;
}

/** Of a file that the schema has checked. */
export function readProperties(properties: MapNode | undefined): Property[] {
  return entriesOf(properties).map(([name, { key, value }]) => ({
    name,
    place: placeOf(key),
    about: { zh: textAt(value, 'about', 'zh') ?? '', en: textAt(value, 'about', 'en') ?? '' },
    funders: namesAt(value, 'for', 'funders'),
    codes: namesAt(value, 'for', 'codes'),
    flows: namesAt(value, 'for', 'flows'),
    claim: claimOf(value),
  }));
}

function claimOf(node: Node): Claim | undefined {
  const [never, before, after] = [
    momentAt(node, 'never'),
    momentAt(node, 'before'),
    momentAt(node, 'after'),
  ];
  const [counted, since] = [momentAt(node, 'at-most', 'of'), momentAt(node, 'at-most', 'since')];
  const [always, is] = [momentAt(node, 'always'), momentAt(node, 'is')];
  const [from, to] = [momentAt(node, 'from'), momentAt(node, 'leads-to')];
  const claims: Claim[] = [
    ...(never
      ? [{ claim: 'never' as const, of: never, ...(before && { before }), ...(after && { after }) }]
      : []),
    ...(counted
      ? [
          {
            claim: 'at most' as const,
            of: counted,
            times: Number(textAt(node, 'at-most', 'times')),
            ...(since && { since }),
          },
        ]
      : []),
    ...(always && is ? [{ claim: 'always' as const, of: always, is }] : []),
    ...(from && to ? [{ claim: 'leads to' as const, of: from, to }] : []),
  ];
  const written = ['never', 'at-most', 'always', 'from'].filter((word) => at(node, word));
  return written.length === 1 ? claims[0] : undefined;
}

function momentAt(node: Node, ...path: string[]): Moment | undefined {
  const moment = mapAt(node, ...path);
  if (!moment) return undefined;
  const flag = (name: string) => {
    const value = at(moment, name);
    return isScalar(value) && typeof value.value === 'boolean' ? value.value : undefined;
  };
  const [writes, screen, sensitive, leadsOut] = ['writes', 'screen', 'sensitive', 'leads-out'].map(
    flag,
  );
  return {
    step: namesAt(moment, 'step') ?? [],
    kind: namesAt(moment, 'kind') ?? [],
    outcome: namesAt(moment, 'outcome') ?? [],
    endpoint: namesAt(moment, 'endpoint') ?? [],
    document: namesAt(moment, 'document') ?? [],
    requests: namesAt(moment, 'asks') ?? [],
    ends: namesAt(moment, 'ends') ?? [],
    has: entriesOf(at(moment, 'has')).map(([setting, { value }]) => [
      setting,
      itemsOf(value).filter(isScalar).map(written),
    ]),
    ...(writes !== undefined && { writes }),
    ...(screen !== undefined && { screen }),
    ...(sensitive !== undefined && { sensitive }),
    ...(leadsOut !== undefined && { leadsOut }),
  };
}

function namesAt(node: Node, ...path: string[]): string[] | undefined {
  const value = at(node, ...path);
  if (!value) return undefined;
  return isScalar(value)
    ? [String(value.value)]
    : itemsOf(value)
        .filter(isScalar)
        .map(({ value }) => String(value));
}
