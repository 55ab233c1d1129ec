import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingIn, localized } from '../../src/language/chinese/localized.ts';
import type { Language } from '../../src/model/definition.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import type { Finding } from '../../src/model/finding.ts';
import { printFindings } from '../../src/language/print.ts';
import { lineAndColumn } from '../../src/language/text/lines.ts';
import { Checking } from './checking.ts';
import { fixAll, type FixedFinding, type LeftFinding } from './fix-all.ts';
import type { QuickFix } from './service-results.ts';
import { ourJourneyRules } from '../repository/journey-rules.ts';
import { readRepository } from '../repository/read-repository.ts';
import { buildSymbols } from '../symbols/symbols.ts';

/**
 * Applies every unambiguous fix in the files of a checkout and prints what was fixed and what is left. Returns the
 * findings left; with `dryRun` all.
 */
export function fixFiles(
  root: string,
  { dryRun, language = 'en' }: { dryRun: boolean; language?: Language },
): { text: string; findings: number } {
  const checking = new Checking(buildSymbols(), ourJourneyRules(root));
  const { fixed, left, files } = fixAll(
    readRepository(root),
    (all) => checking.check(all).findings,
  );
  if (!dryRun) for (const { path, text } of files) writeFileSync(join(root, path), text);
  const text = [
    ...fixed.map((one) => fixedInWords(one, language)),
    ...left.map((one) => leftInWords(one, language)),
    summary(fixed.length, left.length, dryRun)[language],
  ].join('\n\n');
  return { text, findings: left.length + (dryRun ? fixed.length : 0) };
}

function fixedInWords({ finding, fix }: FixedFinding, language: Language): string {
  const { line, column } = lineAndColumn(finding.place);
  const { path } = finding.place.file;
  return [
    `${path}:${line}:${column}  ${titlesOf([fix], language)} [${finding.rule}]`,
    ...diffOf(finding, fix),
  ].join('\n');
}

/** The lines that change, before and after. */
function diffOf({ place: { file } }: Finding, { edits }: QuickFix): string[] {
  return edits.flatMap((edit) => {
    if (edit.file !== file.path) return [`  ${edit.file}`];
    const from = file.text.lastIndexOf('\n', edit.from - 1) + 1;
    const next = file.text.indexOf('\n', Math.max(edit.from, edit.to - 1));
    const to = next < 0 ? file.text.length : next;
    const before = file.text.slice(from, to);
    const after = file.text.slice(from, edit.from) + edit.insert + file.text.slice(edit.to, to);
    return [...marked('-', before, after), ...marked('+', after, before)];
  });
}

function marked(sign: string, text: string, other: string): string[] {
  const others = other.split('\n');
  const lines = text.split('\n').filter((line) => line !== '' && !others.includes(line));
  return lines.map((line) => `  ${sign} ${line}`);
}

function leftInWords({ finding, why }: LeftFinding, language: Language): string {
  const printed = printFindings([findingIn(language, finding)], { format: 'text', language });
  const left = { zh: '没有修改：', en: 'left: ' }[language];
  return `${printed}\n   ${left}${reason(why, language)}`;
}

function reason(why: LeftFinding['why'], language: Language): string {
  const words = ((): LocalizedText => {
    if (why.is === 'no-fix')
      return { zh: '要写什么只有您知道。', en: 'what to write is for you to say.' };
    if (why.is === 'several') {
      const titles = titlesOf(why.fixes, language);
      return { zh: `请选择一项：${titles}。`, en: `choose one: ${titles}.` };
    }
    const title = titlesOf([why.fix], language);
    const [first] = why.adds;
    const added = localized(first?.message ?? '');
    return {
      zh: `“${title}”不行：${added.zh}`,
      en: `${title} would not do: ${added.en}`,
    };
  })();
  return words[language];
}

const titlesOf = (fixes: readonly QuickFix[], language: Language): string =>
  fixes.map(({ title }) => title[language]).join(language === 'zh' ? '；' : '; ');

function summary(fixed: number, left: number, dryRun: boolean): LocalizedText {
  if (left === 0 && fixed === 0) return { zh: '没有问题。', en: 'Nothing to mend.' };
  return dryRun
    ? {
        zh: `可以修改 ${fixed} 处，还剩 ${left} 处。`,
        en: `${fixed} would be fixed, ${left} left.`,
      }
    : { zh: `修改了 ${fixed} 处，还剩 ${left} 处。`, en: `${fixed} fixed, ${left} left.` };
}
