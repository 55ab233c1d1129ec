import { platformId } from '../../../src/model/action-id.ts';
import type { Definition } from '../../../src/model/definition.ts';
import { fileOfFunder } from '../../../src/model/file-of-funder.ts';
import { asWritten } from '../../../src/verify/diff/words-of.ts';
import type { FunderCheck } from '../../authoring/current-check.ts';
import { namesUnder } from '../../authoring/cursor.ts';
import { problemsOf } from '../../authoring/problems.ts';
import type { AuthoringService } from '../../authoring/service.ts';
import { codeOf } from '../../repository/named.ts';
import { changedSince } from '../changed-definition.ts';
import type { CheckResult, FunderName, ShownProblem } from '../wire.ts';
import type { DeskState } from './desk-state.ts';
import { handlers } from './requests.ts';

export const checking = handlers({
  check(desk, { texts, funder, version }): CheckResult {
    const service = desk.take(texts);
    const { definition, isCurrent, isWhole, ...found } = service.checkFunder(funder);
    const result = {
      isWhole,
      problems: isWhole ? allFound(desk) : foundSoFar(desk, found),
      funders: fundersOf(service),
    };
    if (!definition) return result;
    const given = desk.given?.hash === version ? desk.given : undefined;
    desk.given = definition;
    return {
      ...result,
      funder: {
        version: definition.hash,
        ...(definition.hash !== version && { definition: changedSince(given, definition) }),
        isCurrent,
        own: ownFlows(definition, desk.textOf(fileOfFunder(funder))),
      },
    };
  },

  /** What is found in all files; null: other texts came meanwhile. `atOnce`: all others wait, so that it comes to an end. */
  async findings(desk, { texts, atOnce = false }): Promise<ShownProblem[] | null> {
    const service = desk.take(texts);
    return atOnce || (await service.finish()) ? allFound(desk) : null;
  },
});

function allFound(desk: DeskState): ShownProblem[] {
  const problems = desk.service.problems().map((one) => desk.shown(one));
  const files = new Set(problems.map(({ file }) => file));
  desk.found = {
    problems,
    texts: new Map([...files].map((file) => [file, desk.service.text(file)])),
  };
  return problems;
}

/** Of other funders, what was found last. */
function foundSoFar(
  desk: DeskState,
  { findings, files }: Pick<FunderCheck, 'findings' | 'files'>,
): ShownProblem[] {
  const { problems, texts } = desk.found;
  const others = problems.filter(
    ({ file }) => !files.includes(file) && texts.get(file) === desk.service.text(file),
  );
  const all = [...problemsOf(findings).map((one) => desk.shown(one)), ...others];
  // What is found of the words of any file is found at once, and was found last, too.
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

const keyOf = ({ file, from, message }: ShownProblem) =>
  JSON.stringify([file, from.line, from.column, message.en]);

/** Those whose file cannot be read are there by their file's name. */
function fundersOf(service: AuthoringService): FunderName[] {
  const written = service.fundersWritten();
  const codes = service.files().flatMap(({ path }) => codeOf(path) ?? []);
  return [...codes, platformId].map((code) => {
    const { name, hasLinks = false } = written.get(code) ?? {};
    const file = fileOfFunder(code);
    if (!name) return { code, file, hasLinks };
    return { code, file, name: { zh: asWritten(name.zh), en: asWritten(name.en) }, hasLinks };
  });
}

/** Flows the funder's file defines or starts by a code. */
function ownFlows({ flows, actions }: Definition, text: string): string[] {
  const written = new Set(namesUnder(text, ['flows']));
  const started = namesUnder(text, ['actions']).flatMap((code) => {
    const target = Object.hasOwn(actions, code) ? actions[code] : undefined;
    return target && 'flow' in target ? target.flow : [];
  });
  // What one flow is with other settings is called `flow@code`.
  return Object.keys(flows).filter(
    (id) => written.has(id.replace(/@.*$/, '')) || started.includes(id),
  );
}
