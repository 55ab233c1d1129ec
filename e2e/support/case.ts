import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { stringify } from 'yaml';
import { exampleInFen } from '../../src/language/emit/example-money.ts';
import { emitExample } from '../../src/language/emit/examples.ts';
import { exampleSyntax } from '../../src/language/schema/file-syntax.ts';
import { readYaml } from '../../src/language/yaml/read.ts';
import type { Step } from '../../src/model/definition.ts';
import type { Example } from '../../src/model/example.ts';
import { flowStartedBy } from '../../src/machine/starts.ts';
import { driveTo } from '../../src/verify/driver.ts';
import { type Case, readCases } from '../../tools/cases/case-file.ts';
import { expectUsable, type ScreenReport } from './every-screen.ts';
import { buildSymbols } from '../../tools/symbols/symbols.ts';
import {
  definitions,
  endBehind,
  isVisible,
  pass,
  restarts,
  settled,
  startWalk,
  stepOf,
} from './walk.ts';
import type { FlowWalk, WalkPosition } from './walk-types.ts';

/** Opens the flow of a case that `npm run cases` wrote, on a new order. */
export async function openCase(
  page: Page,
  file: URL,
  { file: of, name }: Pick<Case, 'file' | 'name'>,
): Promise<CaseWalk> {
  const found = readCases(readFileSync(file, 'utf8')).find(
    (one) => one.file === of && one.name === name,
  );
  if (!found) throw new Error(`${file.pathname} has no case ${name} of ${of}.`);
  return new CaseWalk(await startWalk(page, found.funder, exampleOf(found)));
}

function exampleOf({ example, action, funder }: Case): Example {
  const { node } = readYaml({ path: 'case.yaml', text: stringify(example, { version: '1.1' }) });
  if (!node) throw new Error('Bug: a case is no YAML.');
  const definition = definitions.find((one) => one.funder === funder);
  const flow = definition && flowStartedBy(definition, action);
  return {
    ...exampleInFen(emitExample(exampleSyntax(node)), { flow, symbols: buildSymbols() }),
    action,
  };
}

/** A customer who does at each page what the case says, and comes to no page it does not name. */
class CaseWalk {
  readonly #walk: FlowWalk;
  #report: ScreenReport | undefined;
  #last: { step: Step; outcome: string } | undefined;

  constructor(walk: FlowWalk) {
    this.#walk = walk;
  }

  async pass(step: string): Promise<void> {
    await this.#act(await this.#arriveAt(step));
  }

  /** `ends`: how the flow ends, `left` where the customer leaves it without an end. */
  async end(step: string, ends: string): Promise<void> {
    const at = await this.#arriveAt(step);
    const { ends: end } = stepOf(this.#walk, step);
    if (end !== undefined && !restarts(this.#walk, stepOf(this.#walk, step)))
      return expect(end).toBe(ends);
    await this.#act(at);
    return this.endUnseen(ends);
  }

  /** At no page of its own. */
  async endUnseen(ends: string): Promise<void> {
    const at = await this.#nextPage();
    expect(at?.step, 'a page the case does not name').toBeUndefined();
    const end = this.#last && endBehind(this.#walk.flow, this.#last.step, this.#last.outcome);
    expect(end?.ends ?? 'left').toBe(ends);
  }

  async #arriveAt(step: string): Promise<WalkPosition> {
    const at = await this.#nextPage();
    if (at?.step !== step)
      throw new Error(`The case says ${step}, the app shows ${at?.step ?? 'the order'}.`);
    this.#report = await expectUsable(this.#walk.page, this.#report);
    return at;
  }

  async #act(at: WalkPosition): Promise<void> {
    this.#last = { step: stepOf(this.#walk, at.step), outcome: await pass(this.#walk, at) };
  }

  #nextPage(): Promise<WalkPosition | undefined> {
    const walk = this.#walk;
    const act = (at: WalkPosition) => this.#act(at);
    return driveTo({ at: () => settled(walk), act }, (at) => isVisible(stepOf(walk, at.step)), 60);
  }
}
