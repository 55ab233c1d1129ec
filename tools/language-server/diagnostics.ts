import {
  DiagnosticSeverity,
  type Connection,
  type Diagnostic,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import type { Language } from '../../src/model/definition.ts';
import type { Problem } from '../authoring/service.ts';
import type { Project } from './project.ts';

/** Typing goes on for at least so long without a check. */
const pause = 150;

/** Publishes the problems of all files, open or not, once typing pauses. */
export class DiagnosticsPublisher {
  readonly #project: Project;
  readonly #connection: Connection;
  readonly #language: Language;
  /** URI → what the editor shows of it. */
  #shown = new Map<string, string>();
  #current: readonly Problem[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(project: Project, connection: Connection, language: Language) {
    this.#project = project;
    this.#connection = connection;
    this.#language = language;
  }

  /** None while the shown findings are of older texts. */
  problemsIfCurrent(): readonly Problem[] {
    return this.#current;
  }

  schedule(): void {
    this.#current = [];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#publish().catch((error: unknown) => this.#connection.console.error(String(error)));
    }, pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #publish(): Promise<void> {
    // In parts, so that hover and completion are answered meanwhile.
    const { service } = this.#project;
    if (!(await service.finish())) return this.schedule();
    const problems = service.problems();
    this.#current = problems;
    const files = [...new Set(problems.map(({ file }) => file))];
    const published = files.map((file): PublishDiagnosticsParams => ({
      uri: this.#project.uriOf(file),
      version: this.#project.versionOf(file),
      diagnostics: problems
        .filter((one) => one.file === file)
        .map((one) => diagnosticOf(this.#project, one, this.#language)),
    }));
    const now = new Map(published.map((one) => [one.uri, JSON.stringify(one)]));
    const cleared = [...this.#shown.keys()].filter((uri) => !now.has(uri));
    const changed = published.filter(({ uri }) => now.get(uri) !== this.#shown.get(uri));
    this.#shown = now;
    for (const uri of cleared) await this.#connection.sendDiagnostics({ uri, diagnostics: [] });
    for (const one of changed) await this.#connection.sendDiagnostics(one);
  }
}

export function diagnosticOf(
  project: Project,
  { rule, message, hint, ...problem }: Problem,
  language: Language,
): Diagnostic {
  return {
    range: project.rangeOf(problem),
    severity: DiagnosticSeverity.Error,
    source: 'funder-flows',
    code: rule,
    message: hint ? `${message[language]}\n${hint[language]}` : message[language],
  };
}
