import type { ESTree } from 'vite';
import { defaultOf, givesText, isEmptyText, isTextual, returnsOf } from './expressions.ts';
import {
  isFunction,
  keyOf,
  type Declared,
  type FunctionNode,
  type Module,
  type Modules,
  type PathStep,
  type SyntaxNode,
} from './modules.ts';
import { always, isHole, merged, most, together, unique, type Assumed, type Text } from './text.ts';
import { Usage } from './usage.ts';

/** Of an expression: the module it stands in and, inside a function that was followed, the call that led there. */
export interface Site {
  module: Module;
  frame?: Frame | undefined;
}

interface Frame {
  of: FunctionNode;
  id: number;
  given: readonly (Given | undefined)[];
  caller: Site;
}

type Given = { text: string } | { expression: ESTree.Expression };

/** What an expression can turn out to be, references followed: a literal, an object, a call of something unknown… */
export type Value = { when: Assumed } & ({ text: string } | { node: SyntaxNode; site: Site });

/** A function may call itself once. */
const deepest = { frames: 7, itself: 2 };

/** What an expression can turn out to be, found without running it. */
export abstract class ValueEvaluator {
  readonly #active = new Set<string>();
  readonly #fields = new Map<string, string[]>();
  readonly #holes = new Map<string, string>();
  readonly #usage: Usage;
  #frames = 0;

  constructor(readonly modules: Modules) {
    this.#usage = new Usage(modules);
  }

  abstract of(expression: SyntaxNode, site: Site): Text[];

  abstract textsOf(value: Value): Text[];

  values(node: SyntaxNode, site: Site): Value[] {
    switch (node.type) {
      case 'ConditionalExpression': {
        const { key, is } = this.#conditionOf(node.test, site);
        return [
          ...under(key, is, this.values(node.consequent, site)),
          ...under(key, !is, this.values(node.alternate, site)),
        ];
      }
      case 'LogicalExpression':
        return [
          ...(node.operator === '&&' ? [] : this.values(node.left, site)),
          ...(isEmptyText(node.right) ? [] : this.values(node.right, site)),
        ];
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return this.values(node.expression, site);
      case 'Identifier':
        return node.name === 'undefined' ? [] : this.#named(node, site);
      case 'MemberExpression':
        return this.#member(node, site);
      case 'CallExpression':
        return this.#called(node, site);
      default:
        return [{ when: always, node, site }];
    }
  }

  protected hole(key: string): string {
    const own = this.#holes.get(key) ?? String.fromCharCode(0xe000 + (this.#holes.size % 0x18ff));
    this.#holes.set(key, own);
    return own;
  }

  protected unknown(node: SyntaxNode, { module }: Site): Value & Text {
    return { when: always, text: this.hole(`${module.path} ${node.start} ${node.end}`) };
  }

  /** Functions an expression can be. */
  functionsOf(expression: SyntaxNode, site: Site): { of: FunctionNode; site: Site }[] {
    if (expression.type === 'Identifier') {
      const declared = this.modules.declared(expression.name, expression, site.module);
      if (declared.is === 'function')
        return [{ of: declared.value, site: { ...site, module: declared.module } }];
      if (declared.is === 'unknown') return [];
    }
    return this.values(expression, site).flatMap((value) =>
      'node' in value && isFunction(value.node) ? [{ of: value.node, site: value.site }] : [],
    );
  }

  /** What a function gives back, its parameters unknown but for those given. */
  returned(
    of: FunctionNode,
    given: readonly (Given | undefined)[],
    caller: Site,
    module: Module,
  ): Value[] {
    if (timesOn(caller.frame, of) >= deepest.itself) return [];
    if (depthOf(caller.frame) >= deepest.frames) return [this.unknown(of, { module })];
    const site: Site = { module, frame: { of, id: ++this.#frames, given, caller } };
    return returnsOf(of).flatMap((one) => this.values(one, site));
  }

  #conditionOf(test: SyntaxNode, { module, frame }: Site): { key: string; is: boolean } {
    if (test.type === 'UnaryExpression' && test.operator === '!') {
      const { key, is } = this.#conditionOf(test.argument, { module, frame });
      return { key, is: !is };
    }
    let around: SyntaxNode | undefined = test;
    while (around && !isFunction(around)) around = module.parents.get(around);
    const key = [module.path, around?.start, frame?.id, module.source.slice(test.start, test.end)];
    return { key: key.join(' '), is: true };
  }

  #named(node: SyntaxNode & { name: string }, site: Site): Value[] {
    const declared = this.modules.declared(node.name, node, site.module);
    if (declared.is === 'parameter') return this.#parameter(declared, site);
    if (declared.is === 'function')
      return [{ when: always, node: declared.value, site: { ...site, module: declared.module } }];
    if (declared.is === 'unknown') {
      const key = `${site.module.path} ${node.name}`;
      return this.#picked([{ when: always, text: this.hole(key) }], declared.pick, key);
    }
    const { value, module, pick } = declared;
    const key = `${module.path} ${value.start} ${pick.join('.')}`;
    return this.#once(key, () => this.#picked(this.values(value, { ...site, module }), pick, key));
  }

  #parameter({ of, index, pick, module }: Declared & { is: 'parameter' }, site: Site): Value[] {
    const key = `${module.path} ${of.start} ${index} ${pick.join('.')}`;
    const unknown = { when: always, text: this.hole(key) };
    const frame = frameOf(site.frame, of);
    const fallback = defaultOf(of, index);
    if (frame) {
      const given = frame.given[index];
      if (!given) return fallback ? this.values(fallback, { ...site, module }) : [unknown];
      if ('text' in given) return this.#picked([{ when: always, text: given.text }], pick, key);
      return this.#picked(this.values(given.expression, frame.caller), pick, key);
    }
    const calls = this.#usage.callsOf(of);
    if (calls.length === 0) return this.#picked([unknown], pick, key);
    return this.#once(key, () => [
      ...calls.flatMap(({ call, module: where }): Value[] => {
        const given = call.arguments[index];
        if (!given || given.type === 'SpreadElement') return [];
        if (!isTextual(given) && given.type !== 'ObjectExpression')
          return this.#picked([unknown], pick, key);
        return this.#picked(this.values(given, { module: where }), pick, key);
      }),
      ...(fallback ? this.values(fallback, { module }) : []),
    ]);
  }

  #picked(values: readonly Value[], pick: readonly PathStep[], key: string): Value[] {
    const [step, ...rest] = pick;
    if (step === undefined) return [...values];
    return values.flatMap((value): Value[] => {
      const inside = 'node' in value ? this.#part(value.node, step, value.site) : undefined;
      const parts = inside ?? this.#field(step, key);
      return this.#picked(
        parts.flatMap((part) => merged(part, value.when)),
        rest,
        key,
      );
    });
  }

  /** Undefined where the node is nothing that has parts. */
  #part(node: SyntaxNode, step: PathStep, site: Site): Value[] | undefined {
    if (node.type === 'ArrayExpression' && typeof step === 'number') {
      const element = node.elements[step];
      return element && element.type !== 'SpreadElement' ? this.values(element, site) : [];
    }
    if (node.type !== 'ObjectExpression') return undefined;
    for (const property of node.properties.toReversed()) {
      if (property.type === 'Property' && keyOf(property) === String(step))
        return this.values(property.value, site);
    }
    return node.properties.some(({ type }) => type === 'SpreadElement') ? undefined : [];
  }

  #member(node: ESTree.MemberExpression, site: Site): Value[] {
    const name = keyOf({ key: node.property, computed: node.computed });
    return this.values(node.object, site).flatMap((value): Value[] => {
      const of = 'node' in value ? value.node : undefined;
      if (of?.type === 'ObjectExpression' && name === undefined && 'site' in value)
        return this.#anyOf(of, value.site, `${site.frame?.id} ${node.start} ${site.module.path}`);
      if (name === undefined) return [this.unknown(node, site)];
      return this.#picked(
        [value],
        [name],
        `${site.module.path} ${site.module.source.slice(node.start, node.end)}`,
      );
    });
  }

  /** One entry of a table; the same one wherever a text reads what is taken there. */
  #anyOf({ properties }: ESTree.ObjectExpression, site: Site, key: string): Value[] {
    return properties.flatMap((one, index) => {
      if (one.type !== 'Property') return [];
      const chosen = new Map([[key, index]]);
      return this.values(one.value, site).flatMap((value) => merged(value, chosen));
    });
  }

  /**
   * Phrases that some object has under this name, and something unknown: most words under a name are an author's, and what a
   * finding is said with is followed where it is written.
   */
  #field(step: PathStep, key: string): Value[] {
    const name = String(step);
    const isFollowed = typeof step === 'number' || name === 'about' || spoken.has(name);
    const phrases = isFollowed ? [''] : (this.#fields.get(name) ?? this.#phrases(name));
    return phrases.map((text) => ({ when: always, text: text || this.hole(key) }));
  }

  /** With an empty one for a name. */
  #phrases(name: string): string[] {
    this.#fields.set(name, ['']);
    const properties = this.#usage.propertiesCalled(name);
    const texts = properties.flatMap(({ value, module }) =>
      this.of(value, { module }).map(({ text }) => (isPhrase(text) ? text : '')),
    );
    const phrases = texts.length > 0 ? [...new Set(texts)] : [''];
    this.#fields.set(name, phrases);
    return phrases;
  }

  #called(node: ESTree.CallExpression, site: Site): Value[] {
    if (node.callee.type === 'MemberExpression') return [{ when: always, node, site }];
    const functions = this.functionsOf(node.callee, site).filter(({ of }) => givesText(of));
    if (functions.length === 0) return [this.unknown(node, site)];
    return functions.flatMap(({ of, site: { module } }) =>
      this.#bindings(node.arguments, of, site).flatMap(({ given, when }) =>
        this.returned(of, given, site, module).flatMap((value) => merged(value, when)),
      ),
    );
  }

  /** Each text an argument can be is followed on its own, so that a function that reads it twice reads the same. */
  #bindings(
    given: readonly ESTree.Argument[],
    of: FunctionNode,
    site: Site,
  ): { given: (Given | undefined)[]; when: Assumed }[] {
    let all: { given: (Given | undefined)[]; when: Assumed }[] = [{ given: [], when: always }];
    for (const [index, argument] of given.entries()) {
      const choices =
        argument.type === 'SpreadElement' ? [] : this.#choices(argument, of.params[index], site);
      const next = all.flatMap((one) =>
        choices.flatMap((choice) => {
          const when = together(one.when, choice.when);
          return when ? [{ given: [...one.given, choice.given], when }] : [];
        }),
      );
      all = next.slice(0, most);
    }
    return all;
  }

  #choices(
    argument: ESTree.Expression,
    parameter: SyntaxNode | undefined,
    site: Site,
  ): { given: Given; when: Assumed }[] {
    const lazy = [{ given: { expression: argument }, when: always }];
    const isName = parameter?.type === 'Identifier' || parameter?.type === 'AssignmentPattern';
    if (!isName) return lazy;
    const values = this.values(argument, site);
    const isText = values.some((value) =>
      'text' in value ? !isHole(value.text) : isTextual(value.node),
    );
    if (!isText) return lazy;
    return unique(values.flatMap((value) => this.textsOf(value))).map(({ text, when }) => ({
      given: { text },
      when,
    }));
  }

  #once(key: string, values: () => Value[]): Value[] {
    if (this.#active.has(key)) return [{ when: always, text: this.hole(key) }];
    this.#active.add(key);
    const all = values();
    this.#active.delete(key);
    return all.slice(0, most);
  }
}

const isPhrase = (text: string): boolean =>
  /^(?:[a-z]+|[\uE000-\uF8FF]) [a-z("]/.test(text) && !/[.?]$/.test(text);

/** What a finding is said with. */
export const spoken: ReadonlySet<string> = new Set(['message', 'hint']);

function frameOf(frame: Frame | undefined, of: FunctionNode): Frame | undefined {
  for (let at = frame; at; at = at.caller.frame) if (at.of === of) return at;
  return undefined;
}

const timesOn = (frame: Frame | undefined, of: FunctionNode): number =>
  frame ? (frame.of === of ? 1 : 0) + timesOn(frame.caller.frame, of) : 0;

const depthOf = (frame: Frame | undefined): number => (frame ? 1 + depthOf(frame.caller.frame) : 0);

const under = (key: string, is: boolean, values: readonly Value[]): Value[] =>
  values.flatMap((value) => merged(value, new Map([[key, is]])));
