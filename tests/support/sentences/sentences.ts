import type { ESTree } from 'vite';
import { filesUnder, runtimeImportsOf } from '../import-graph.ts';
import { childrenOf, keyOf, Modules, walk, type Module, type SyntaxNode } from './modules.ts';
import { hole, number } from './text.ts';
import { TextEvaluator } from './texts.ts';
import { spoken } from './values.ts';

export interface SourceSentence {
  /** With a sample for each name and number. */
  text: string;
  /** What fits it, whatever the names and numbers are. */
  pattern: RegExp;
  /** File and line. */
  at: string;
}

/** The checker: its entries, what they import of its rooms, what each step kind means to it, and what reads its files. */
function checkerFiles(): string[] {
  const entries = ['src/language/check.ts', 'src/verify/rules/journey-findings.ts'];
  const imported = entries.flatMap((file) => [file, ...runtimeImportsOf(file)]);
  const own = imported.filter((file) => /^src\/(?:verify|language\/(?!chinese))/.test(file));
  const kinds = filesUnder('src/steps').filter((file) => file.endsWith('/authoring.ts'));
  return [...new Set([...own, ...kinds, 'tools/repository/read-repository.ts'])];
}

/** Every sentence that a finding can be made of. */
export function sentencesInSource(): SourceSentence[] {
  const modules = new Modules(checkerFiles());
  const texts = new TextEvaluator(modules);
  const found = modules.own.flatMap((module) =>
    spokenIn(module, texts).flatMap((node) => textsSpoken(node, module, texts)),
  );
  const others = modules.own.flatMap((module) =>
    unreachedIn(module, texts).flatMap((node) =>
      textsOf(node, module, texts).filter(({ text }) => /^["A-Zp].*[.?]$/.test(text)),
    ),
  );
  const all = [...found, ...others].filter(({ text }) => isWhole(text));
  return [...new Map(all.map((one) => [one.text, one])).values()];
}

/** What is given for a `message` or a `hint`: by name, or to a parameter of that name. */
function spokenIn(module: Module, texts: TextEvaluator): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walk(module.program, (node, parent) => {
    if (node.type === 'CallExpression') found.push(...spokenArguments(node, module, texts));
    const isGiven = node.type === 'Property' && parent?.type === 'ObjectExpression';
    if (isGiven && spoken.has(keyOf(node) ?? '')) found.push(node.value);
  });
  return found;
}

function spokenArguments(
  call: ESTree.CallExpression,
  module: Module,
  texts: TextEvaluator,
): SyntaxNode[] {
  if (call.callee.type !== 'Identifier') return [];
  return texts.functionsOf(call.callee, { module }).flatMap(({ of }) =>
    of.params.flatMap((parameter, index) => {
      const given = call.arguments[index];
      return given && parameter.type === 'Identifier' && spoken.has(parameter.name) ? [given] : [];
    }),
  );
}

/** Of a function, what it gives back. */
function textsSpoken(node: SyntaxNode, module: Module, texts: TextEvaluator): SourceSentence[] {
  const functions = texts.functionsOf(node, { module });
  if (functions.length === 0) return textsOf(node, module, texts);
  return functions.flatMap(({ of, site }) =>
    texts
      .returned(of, [], site, site.module)
      .flatMap((value) => texts.textsOf(value))
      .map(({ text }) => sentenceOf(text, node, module)),
  );
}

const textsOf = (node: SyntaxNode, module: Module, texts: TextEvaluator): SourceSentence[] =>
  texts.of(node, { module }).map(({ text }) => sentenceOf(text, node, module));

/** Neither a name alone, nor a phrase that goes into another sentence. */
const isWhole = (text: string): boolean => !/^(?:[a-z]+ .*|(?:p\.x\d+|[\s.])*)$/s.test(text);

/** TextEvaluator that become a finding's in some roundabout manner, if at all. */
function unreachedIn({ program }: Module, { used }: TextEvaluator): SyntaxNode[] {
  const visit = (node: SyntaxNode): SyntaxNode[] => {
    if (isElsewhere(node)) return [];
    const isText = node.type === 'Literal' || node.type === 'TemplateLiteral';
    return isText && !used.has(node) ? [node] : childrenOf(node).flatMap(visit);
  };
  return visit(program);
}

/** Descriptions of settings and customers' sentences, which have Chinese of their own, and what only developers read. */
function isElsewhere(node: SyntaxNode): boolean {
  if (node.type === 'NewExpression')
    return node.callee.type === 'Identifier' && node.callee.name === 'Error';
  return node.type === 'Property' && ['about', 'zh', 'en'].includes(keyOf(node) ?? '');
}

/** `p.x1`, `p.x2` and 3 stand for what is unknown. */
function sentenceOf(text: string, node: SyntaxNode, { path, source }: Module): SourceSentence {
  const holes = [...new Set(text.match(hole))];
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const fitting = escaped.replaceAll(hole, '.+?').replaceAll(number, String.raw`[\d.]+`);
  return {
    text: text.replaceAll(hole, (one) => `p.x${holes.indexOf(one) + 1}`).replaceAll(number, '3'),
    pattern: new RegExp(`^${fitting}$`, 's'),
    at: `${path}:${source.slice(0, node.start).split('\n').length}`,
  };
}
