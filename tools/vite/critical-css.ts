/** The styles a page drawn ahead is seen with: in its HTML, so that nothing has to be fetched before it is painted. */
import { type AtRule, parse, type Rule } from 'postcss';

/**
 * The rules of a stylesheet that these pages may need, in its order. Told by the names in a selector alone, whatever joins
 * them: a rule too many costs some bytes, one too few would be seen.
 * @throws for a rule that fetches something by a relative address: in a page it would mean another one.
 */
export function criticalCss(css: string, pages: readonly string[]): string {
  const words = new Set(pages.flatMap((html) => html.match(/[\w-]+/g) ?? []));
  const sheet = parse(css, { from: undefined });
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const needed = rule.selectors.filter((selector) =>
      namesIn(selector).every((name) => words.has(name)),
    );
    if (needed.length > 0) rule.selectors = needed;
    else rule.remove();
  });
  sheet.walkAtRules(/keyframes$/, (frames) => {
    let isUsed = false;
    sheet.walkDecls(/animation/, ({ value }) => {
      isUsed ||= value.split(/[\s,]+/).includes(frames.params);
    });
    if (!isUsed) frames.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  const needed = sheet.toString();
  const [fetched] = /url\((?!["']?data:)[^)]*\)/.exec(needed) ?? [];
  if (fetched !== undefined)
    throw new Error(`A page drawn ahead cannot have ${fetched} in its styles.`);
  return needed;
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

/** Of classes, elements and attributes; a state that a page may get is no name. */
function namesIn(selector: string): string[] {
  const plain = selector
    .replaceAll(/:not\([^)]*\)/g, '')
    .replaceAll(/::?[\w-]+(?:\([^)]*\))?/g, '')
    .replaceAll(/[~|^$*]?=[^\]]*/g, '');
  return plain.match(/[\w-]+/g) ?? [];
}

const blocking = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/**
 * The page with these styles in it, and the whole sheet fetched meanwhile: a sheet at the end of the body holds back scripts, as
 * one in the head does, and nothing that is painted.
 * @throws where the page has no stylesheet.
 */
export function withCriticalCss(html: string, critical: string): string {
  const href = blocking.exec(html)?.[1];
  if (href === undefined) throw new Error('Bug: the page has no stylesheet.');
  const sheet = `crossorigin href="${href}">`;
  return html
    .replace(blocking, () => `<style>${critical}</style><link rel="preload" as="style" ${sheet}`)
    .replace('</body>', () => `<link rel="stylesheet" ${sheet}</body>`);
}
