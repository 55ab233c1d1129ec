import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst, type ESTree } from 'vite';
import { root } from '../import-graph.ts';

export type SyntaxNode = ESTree.Node;
export type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

export interface Module {
  path: string;
  source: string;
  program: ESTree.Program;
  parents: ReadonlyMap<SyntaxNode, SyntaxNode>;
}

/** What a name stands for: `value`, or the part of it that `pick` leads to; a parameter; or something of no known text. */
export type Declared =
  | { is: 'value'; module: Module; value: ESTree.Expression; pick: readonly PathStep[] }
  | { is: 'function'; module: Module; value: FunctionNode }
  | { is: 'parameter'; module: Module; of: FunctionNode; index: number; pick: readonly PathStep[] }
  | { is: 'unknown'; pick: readonly PathStep[] };

/** A property's name, or the index in an array. */
export type PathStep = string | number;

const unknown: Declared = { is: 'unknown', pick: [] };

/** Source files, parsed; imports are followed beyond them. */
export class Modules {
  readonly own: readonly Module[];
  readonly #parsed = new Map<string, Module>();

  constructor(files: readonly string[]) {
    this.own = files.map((file) => this.at(file));
  }

  at(file: string): Module {
    const known = this.#parsed.get(file);
    if (known) return known;
    const source = readFileSync(path.join(root, file), 'utf8');
    const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    const parents = new Map<SyntaxNode, SyntaxNode>();
    walk(program, (node, parent) => parent && parents.set(node, parent));
    const module = { path: file, source, program, parents };
    this.#parsed.set(file, module);
    return module;
  }

  declared(name: string, from: SyntaxNode, module: Module): Declared {
    for (let at: SyntaxNode | undefined = from; at; at = module.parents.get(at)) {
      const found =
        declaredIn(at, name, module) ??
        (isProgram(at) ? this.#imported(name, at, module) : undefined);
      if (found) return found;
    }
    return unknown;
  }

  #imported(name: string, { body }: ESTree.Program, module: Module): Declared | undefined {
    for (const statement of body) {
      if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.'))
        continue;
      const specifier = statement.specifiers.find(({ local }) => local.name === name);
      if (specifier?.type !== 'ImportSpecifier') continue;
      return this.#exported(nameOf(specifier.imported), statement.source.value, module);
    }
    return undefined;
  }

  #exported(name: string, source: string, from: Module): Declared {
    if (!/\.tsx?$/.test(source)) return unknown;
    const module = this.at(path.posix.join(path.posix.dirname(from.path), source));
    const own = declaredIn(module.program, name, module);
    if (own) return own;
    for (const statement of module.program.body) {
      if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
      const specifier = statement.specifiers.find(({ exported }) => nameOf(exported) === name);
      if (specifier) return this.#exported(nameOf(specifier.local), statement.source.value, module);
    }
    return unknown;
  }
}

const isProgram = (node: SyntaxNode): node is ESTree.Program => node.type === 'Program';

const nameOf = (node: ESTree.ModuleExportName): string =>
  node.type === 'Literal' ? node.value : node.name;

export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent: SyntaxNode | undefined) => unknown,
  parent?: SyntaxNode,
): void {
  visit(node, parent);
  for (const child of childrenOf(node)) walk(child, visit, node);
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    name === 'parent' ? [] : [value].flat().filter(isNode),
  );
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export function isFunction(node: SyntaxNode): node is FunctionNode {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  );
}

function declaredIn(node: SyntaxNode, name: string, module: Module): Declared | undefined {
  if (isFunction(node)) return parameterOf(node, name, module);
  if (node.type === 'ForOfStatement' || node.type === 'CatchClause') {
    const bound = node.type === 'ForOfStatement' ? node.left : node.param;
    const patterns =
      bound?.type === 'VariableDeclaration' ? bound.declarations.map(({ id }) => id) : [bound];
    const [pick] = patterns.flatMap((one) => (one && pathTo(one, name) ? [pathTo(one, name)] : []));
    return pick && { is: 'unknown', pick };
  }
  if (node.type !== 'BlockStatement' && node.type !== 'Program' && node.type !== 'ForStatement')
    return undefined;
  const statements: (SyntaxNode | null)[] = node.type === 'ForStatement' ? [node.init] : node.body;
  for (const statement of statements) {
    const found = statement && declaredBy(statement, name, module);
    if (found) return found;
  }
  return undefined;
}

function declaredBy(statement: SyntaxNode, name: string, module: Module): Declared | undefined {
  if (statement.type === 'ExportNamedDeclaration')
    return statement.declaration ? declaredBy(statement.declaration, name, module) : undefined;
  if (statement.type === 'FunctionDeclaration' && statement.id?.name === name)
    return { is: 'function', module, value: statement };
  if (statement.type !== 'VariableDeclaration') return undefined;
  for (const { id, init } of statement.declarations) {
    const pick = pathTo(id, name);
    if (!pick) continue;
    if (!init || statement.kind === 'let') return unknown;
    if (pick.length === 0 && isFunction(init)) return { is: 'function', module, value: init };
    return { is: 'value', module, value: init, pick };
  }
  return undefined;
}

function parameterOf(of: FunctionNode, name: string, module: Module): Declared | undefined {
  for (const [index, parameter] of of.params.entries()) {
    const pick = pathTo(parameter, name);
    if (pick) return { is: 'parameter', module, of, index, pick };
  }
  return undefined;
}

/** Where a destructuring pattern takes the name from; empty for the whole value. */
export function pathTo(pattern: SyntaxNode, name: string): PathStep[] | undefined {
  switch (pattern.type) {
    case 'Identifier':
      return pattern.name === name ? [] : undefined;
    case 'AssignmentPattern':
      return pathTo(pattern.left, name);
    case 'ArrayPattern':
      return firstPath(
        pattern.elements.map((one, index) => [index, one]),
        name,
      );
    case 'ObjectPattern':
      return firstPath(
        pattern.properties.map((one) =>
          one.type === 'Property' ? [keyOf(one) ?? '', one.value] : ['', null],
        ),
        name,
      );
    default:
      return undefined;
  }
}

function firstPath(parts: [PathStep, SyntaxNode | null][], name: string): PathStep[] | undefined {
  for (const [step, part] of parts) {
    const inside = part ? pathTo(part, name) : undefined;
    if (inside) return [step, ...inside];
  }
  return undefined;
}

/** Undefined where it is computed. */
export function keyOf({
  key,
  computed,
}: {
  key: SyntaxNode;
  computed: boolean;
}): string | undefined {
  if (key.type === 'Literal') return String(key.value);
  return !computed && key.type === 'Identifier' ? key.name : undefined;
}
