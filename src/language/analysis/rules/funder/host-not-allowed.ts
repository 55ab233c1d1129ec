import { inQuotes, replaced } from '../../../text/fixes.ts';
import type { Finding } from '../../../../model/finding.ts';
import type { LinkedFlow, LinkedStep } from '../../../link/linked.ts';
import { isScalar, itemsOf, placeOf, written } from '../../../yaml/node-access.ts';
import type { FunderRule } from '../../rule.ts';
import { placeOfFunder } from '../../../schema/file-syntax.ts';
import type { Symbols } from '../../../schema/symbols.ts';
import type { Node, ScalarNode } from '../../../yaml/node.ts';
import type { SourceSpan } from '../../../../model/source.ts';

/** `links` and a step's `origins` are https origins; a link written in a flow leads to one of them. */
export const hostNotAllowed: FunderRule = ({ funder, linked }, { symbols }) => {
  const { links } = funder;
  const origins = new Set(links.map((link) => originOf(written(link))));
  const leading = stepsLeadingOut(linked, symbols);
  const own = leading.flatMap((one) => one.origins);
  const bad = [...links, ...own].filter((link) => originOf(written(link)) !== written(link));
  return [
    ...(links.length > 0 ? [] : linksMissing(placeOfFunder(funder), leading)),
    ...bad.map(notAnOrigin),
    ...leading.flatMap((one) => foreign(one, origins)),
  ];
};

interface LeadingOut {
  step: LinkedStep;
  url: Node | undefined;
  /** The origins this step may lead to, beside the funder's links. */
  origins: readonly ScalarNode[];
}

function stepsLeadingOut(flows: ReadonlyMap<string, LinkedFlow>, { kinds }: Symbols): LeadingOut[] {
  return [...flows.values()]
    .flatMap(({ steps }) => [...steps.values()])
    .flatMap((step) => {
      const { leadsOut } = kinds[step.kind] ?? {};
      if (!leadsOut) return [];
      const origins = itemsOf(step.syntax.setting(leadsOut.origins)).filter(isScalar);
      return [{ step, url: step.syntax.setting(leadsOut.url), origins }];
    });
}

/** A funder whose flows open links must list their origins. */
function linksMissing(funder: SourceSpan, leading: readonly LeadingOut[]): Finding[] {
  const lost = leading.find(({ origins }) => origins.length === 0);
  if (!lost) return [];
  const { id, name } = lost.step;
  return [
    {
      rule: 'host-not-allowed',
      place: placeOf(funder),
      message: `"${id}" opens a link, and this funder does not say where its links may lead.`,
      hint: 'Add links: ["https://h5.bank.example"] with the host of the page.',
      also: [{ place: name, message: 'The step that opens it.' }],
    },
  ];
}

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isHost = url.hostname.includes('.') && !url.hostname.includes('*');
  return url.protocol === 'https:' && !url.username && isHost ? url.origin : undefined;
}

function notAnOrigin(link: ScalarNode): Finding {
  const text = written(link);
  const correction = text.startsWith('http:') ? text.replace('http:', 'https:') : `https://${text}`;
  const origin = originOf(text) ?? originOf(correction);
  const isWild = text.includes('*');
  return {
    rule: 'host-not-allowed',
    place: placeOf(link),
    message: isWild
      ? `"${text}" names no single host, and a link leads to one that is named.`
      : `"${text}" is not an origin a link may lead to.`,
    hint:
      origin === undefined || isWild
        ? 'Write each host on its own: "https://h5.bank.example".'
        : `Write "${origin}": https, the host, and nothing behind it.`,
    ...(origin !== undefined && !isWild && replaced(link, inQuotes(origin))),
  };
}

function foreign(
  { url, origins }: LeadingOut,
  ofFunder: ReadonlySet<string | undefined>,
): Finding[] {
  if (!isScalar(url)) return [];
  const link = /https?:\/\/[^\s"'{}]+/.exec(written(url))?.[0];
  const allowed = new Set([...ofFunder, ...origins.map((own) => originOf(written(own)))]);
  if (link === undefined || allowed.has(originOf(link))) return [];
  return [
    {
      rule: 'host-not-allowed',
      place: placeOf(url),
      message: `"${link}" is not under "links:", so customers would not be led there.`,
      hint: `Add "${URL.canParse(link) ? new URL(link).origin : link}" to the funder's links.`,
    },
  ];
}
