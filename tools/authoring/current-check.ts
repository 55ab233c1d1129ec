import { type Definition, type LocalizedTemplate } from '../../src/model/definition.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { NamedFunder } from '../../src/language/check.ts';
import type { CheckedTexts, Checking } from './checking.ts';
import { codeOf, RunningCheck } from './running-check.ts';
import { templatePath } from './scope.ts';
import type { Texts } from './texts.ts';

export interface FunderCheck {
  /** All files are checked; otherwise what is found of this funder as it is linked. */
  isWhole: boolean;
  findings: readonly Finding[];
  /** The last one that could be walked. */
  definition: Definition | undefined;
  /** It is of the texts as they are. */
  isCurrent: boolean;
  /**
   * Where what is found may be due to it: its own file, the templates its flows are made of, and what concerns every funder;
   * none where it cannot be linked.
   */
  files: string[];
}

export interface WrittenFunder {
  name: LocalizedTemplate;
  hasLinks: boolean;
}

/** The check of the texts as they are, begun anew when one of them changes. */
export class CurrentCheck {
  readonly #checking: Checking;
  readonly #texts: Texts;
  readonly #written = new Map<string, WrittenFunder>();
  #running: RunningCheck | undefined;

  constructor(checking: Checking, texts: Texts) {
    this.#checking = checking;
    this.#texts = texts;
  }

  /** A text has changed. */
  restart(): void {
    this.#running = undefined;
  }

  now(): CheckedTexts {
    return this.#run().finish();
  }

  funder(funder: string): FunderCheck {
    return checkedFunder(this.#run(), this.#checking, funder);
  }

  /** As it is, or was when its texts could last be linked. Does not wait for the others. */
  linked(funder: string): NamedFunder | undefined {
    const before = () =>
      this.#checking.linked?.funders.find(({ definition }) => definition.funder === funder);
    return this.#run().linked(funder)?.funder ?? before();
  }

  async finish(): Promise<boolean> {
    const run = this.#run();
    while (!run.result && this.#running === run) {
      run.next();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return this.#running === run;
  }

  fundersWritten(): ReadonlyMap<string, WrittenFunder> {
    for (const file of this.#run().files) {
      const code = codeOf(file);
      if (file.type === 'funder' && code !== undefined)
        this.#written.set(code, { name: file.name, hasLinks: file.links.length > 0 });
    }
    return this.#written;
  }

  #run(): RunningCheck {
    return (this.#running ??= new RunningCheck(this.#checking, this.#texts.all));
  }
}

function checkedFunder(run: RunningCheck, checking: Checking, funder: string): FunderCheck {
  const linked = run.linked(funder);
  const { result } = run;
  const flows = [...(linked?.funder.flows.values() ?? [])];
  const names = [...new Set(flows.flatMap(({ from }) => [...from]))].toSorted();
  return {
    isWhole: result !== undefined,
    findings: result?.findings ?? linked?.findings ?? [],
    definition: checking.good(funder),
    isCurrent: linked?.funder.findings.length === 0,
    files: linked
      ? [linked.funder.node.file.path, ...names.map(templatePath), ...filesOfAll(run)]
      : [],
  };
}

const filesOfAll = ({ files }: RunningCheck): string[] =>
  files
    .filter(({ type }) => type !== 'funder' && type !== 'flow')
    .map(({ node }) => node.file.path);
