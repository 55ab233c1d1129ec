import type { Finding } from '../finding.ts';
import type { LinkedFlow } from '../linked.ts';
import { at, isScalar, placeOf, written } from '../node-access.ts';
import type { ScalarNode } from '../node.ts';

/** `links` are origins, https only; a link written out in a flow leads to one of them. */
export function hostNotAllowed(
  links: readonly ScalarNode[],
  flows: ReadonlyMap<string, LinkedFlow>,
): Finding[] {
  const origins = new Set(links.map((link) => originOf(written(link))));
  const bad = links.filter((link) => originOf(written(link)) !== written(link).replace(/\/$/, ''));
  return [...bad.map(notAnOrigin), ...foreign(flows, origins)];
}

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' && !url.username ? url.origin : undefined;
}

function notAnOrigin(link: ScalarNode): Finding {
  const origin = originOf(written(link));
  return {
    rule: 'host-not-allowed',
    place: placeOf(link),
    message: `"${written(link)}" is not an origin a link may lead to.`,
    hint: origin === undefined ? 'Write it as "https://h5.bank.example".' : `Write "${origin}".`,
  };
}

function foreign(
  flows: ReadonlyMap<string, LinkedFlow>,
  origins: ReadonlySet<string | undefined>,
): Finding[] {
  return [...flows.values()].flatMap(({ steps }) =>
    [...steps.values()].flatMap((step): Finding[] => {
      const url = at(step.node, 'url');
      if (step.kind !== 'link' || !isScalar(url)) return [];
      const link = /https?:\/\/[^\s"'{}]+/.exec(written(url))?.[0];
      if (link === undefined || origins.has(originOf(link))) return [];
      return [
        {
          rule: 'host-not-allowed',
          place: placeOf(url),
          message: `"${link}" is not under "links:", so customers would not be led there.`,
          hint: `Add "${URL.canParse(link) ? new URL(link).origin : link}" to the funder's links.`,
        },
      ];
    }),
  );
}
