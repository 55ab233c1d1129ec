import { isDeepStrictEqual } from 'node:util';
import type { Rechecker } from '../../../src/language/recheck.ts';
import type { Definition } from '../../../src/model/definition.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { JourneyRules } from '../../../src/model/source-locations.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import { applyEdits } from '../apply-edits.ts';
import { quickFixesOf } from '../quick-fixes.ts';
import type { Mistake } from './slips.ts';

export interface Verdict {
  mistake: Mistake;
  findings: readonly Finding[];
  /** Nothing was found, and nothing is other than it was. */
  isEquivalent: boolean;
  isOne: boolean;
  /** The first finding is at the line of the mistake. */
  isAtLine: boolean;
  /** The first fix offered restores the original text. */
  isMended: boolean;
}

interface Rechecked {
  findings: readonly Finding[];
  definitions: readonly Definition[];
}

/** Measures how mistakes made in correct files are found. */
export class MistakeJudge {
  readonly #rechecker: Rechecker;
  readonly #rules: JourneyRules;
  readonly #before: ReadonlyMap<string, Definition>;

  constructor(rechecker: Rechecker, rules: JourneyRules) {
    this.#rechecker = rechecker;
    this.#rules = rules;
    this.#before = new Map(rechecker.definitions.map((one) => [one.funder, one]));
  }

  judge(mistake: Mistake): Verdict {
    const { findings, definitions } = this.#checked(mistake.after);
    const [first] = findings;
    const isFound = first !== undefined;
    return {
      mistake,
      findings,
      isEquivalent: !isFound && this.#isAsBefore(definitions),
      isOne: findings.length === 1,
      isAtLine:
        isFound &&
        mistake.lines.includes(lineOf(first)) &&
        first.place.file.path === mistake.before.path,
      isMended: isFound && this.#isMended(mistake, first),
    };
  }

  /** One funder shows most mistakes; all of them take long, and are checked only where it shows none. */
  #checked(file: SourceFile): Rechecked {
    const [smallest] = this.#rechecker.fundersOf(file.path);
    const one = this.#rechecker.recheck(
      file,
      smallest === undefined ? undefined : new Set([smallest]),
    );
    if (one.findings.length > 0) return one;
    const whole = this.#rechecker.recheck(file);
    if (whole.findings.length > 0) return whole;
    const problems = whole.definitions
      .filter((definition) => !this.#isAsBefore([definition]))
      .slice(0, 1)
      .flatMap((definition) => {
        const places = whole.places.get(definition.funder);
        return places ? this.#rules(definition, places) : [];
      });
    return { findings: problems, definitions: whole.definitions };
  }

  #isMended({ before, after }: Mistake, finding: Finding): boolean {
    const fixes = quickFixesOf(finding);
    const fix = fixes.find(({ preferred }) => preferred) ?? fixes[0];
    if (!fix || fix.edits.some(({ file }) => file !== after.path)) return false;
    const text = applyEdits(after.text, fix.edits);
    if (text === before.text) return true;
    const { findings, definitions } = this.#checked({ path: after.path, text });
    return findings.length === 0 && this.#isAsBefore(definitions);
  }

  #isAsBefore(definitions: readonly Definition[]): boolean {
    return definitions.every((one) => isDeepStrictEqual(one, this.#before.get(one.funder)));
  }
}

export const lineOf = ({ place: { file, start } }: Finding): number =>
  file.text.slice(0, start).split('\n').length;
