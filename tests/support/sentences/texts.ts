import type { ESTree } from 'vite';
import { isNumeric, methodOf, stringMethod } from './expressions.ts';
import type { SyntaxNode } from './modules.ts';
import { always, hole, joined, merged, number, unique, type Text } from './text.ts';
import { ValueEvaluator, type Site, type Value } from './values.ts';

/** The texts an expression can give. */
export class TextEvaluator extends ValueEvaluator {
  /** Literals and templates of which a text was made. */
  readonly used = new Set<SyntaxNode>();

  of(expression: SyntaxNode, site: Site): Text[] {
    return unique(this.values(expression, site).flatMap((value) => this.textsOf(value)));
  }

  textsOf(value: Value): Text[] {
    if ('text' in value) return [value];
    const { node, site, when } = value;
    return this.#written(node, site).flatMap((text) => merged(text, when));
  }

  #written(node: SyntaxNode, site: Site): Text[] {
    if (node.type === 'TemplateLiteral') return this.#template(node, site);
    if (node.type === 'BinaryExpression' && node.operator === '+') return this.#added(node, site);
    if (isNumeric(node)) return [{ text: number, when: always }];
    if (node.type === 'CallExpression') return this.#method(node, site);
    const isText = node.type === 'Literal' && /^(?:string|number)$/.test(typeof node.value);
    if (!isText) return [this.unknown(node, site)];
    this.used.add(node);
    return [{ text: String(node.value), when: always }];
  }

  #template(node: ESTree.TemplateLiteral, site: Site): Text[] {
    const after = node.quasis.map(({ value }) => value.cooked ?? '');
    let all: Text[] = [{ text: after[0] ?? '', when: always }];
    for (const [index, expression] of node.expressions.entries()) {
      const [before = '', behind = ''] = after.slice(index);
      const isQuoted = before.endsWith('"') && behind.startsWith('"');
      const parts = this.#known(expression, site);
      all = joined(all, isQuoted ? names(parts) : parts).map(({ text, when }) => ({
        text: text + behind,
        when,
      }));
    }
    if (all.length > 0) this.used.add(node);
    return all;
  }

  /** Something unknown in the place of an empty text. */
  #known(node: SyntaxNode, site: Site): Text[] {
    const texts = this.of(node, site);
    return texts.length > 0 && texts.every(({ text }) => text === '')
      ? [this.unknown(node, site)]
      : texts;
  }

  #added(node: ESTree.BinaryExpression, site: Site): Text[] {
    const [left = [], right = []] = [node.left, node.right].map((one) => this.of(one, site));
    // The first character of something unknown, and the rest of it.
    const whole = joined(left, right).map(({ text, when }) => ({
      text: text.replace(twice, '$1'),
      when,
    }));
    const isSum = whole.every(({ text }) => addends.test(text));
    return isSum ? [{ text: number, when: always }] : whole;
  }

  #method(node: ESTree.CallExpression, site: Site): Text[] {
    const { callee, arguments: given } = node;
    const name = methodOf(node);
    if (callee.type !== 'MemberExpression' || name === undefined) return [this.unknown(node, site)];
    if (name === 'join') return this.#listed(callee.object, given, site);
    if (name === 'at') return this.elements(callee.object, site).slice(-1);
    const change = stringMethod(name, given);
    if (!change) return [this.unknown(node, site)];
    return this.#known(callee.object, site).map(({ text, when }) => ({ text: change(text), when }));
  }

  /** A list of one, and of two. */
  #listed(list: SyntaxNode, [between]: readonly ESTree.Argument[], site: Site): Text[] {
    const elements = this.elements(list, site);
    const [separator = { text: ',', when: always }] =
      between && between.type !== 'SpreadElement' ? this.of(between, site) : [];
    const [first] = elements;
    if (!first || separator.text === '') return elements;
    const own = this.hole(`${site.module.path} ${list.start} second`);
    const [, second = { text: first.text.replaceAll(hole, own), when: always }] = elements;
    return unique([...elements, ...joined(joined([first], [separator]), [second])]);
  }

  /** What the elements of a list can be. */
  elements(list: SyntaxNode, site: Site): Text[] {
    return unique(this.values(list, site).flatMap((value) => this.#elementsOf(value)));
  }

  #elementsOf(value: Value): Text[] {
    if ('text' in value) return [value];
    const { node, site } = value;
    if (node.type === 'CallExpression') return this.#elementsOfCall(node, site);
    if (node.type === 'NewExpression') return this.#elementsOfSet(node, site);
    if (node.type !== 'ArrayExpression') return [this.unknown(node, site)];
    return node.elements.flatMap((one) => {
      if (!one) return [];
      return one.type === 'SpreadElement' ? this.elements(one.argument, site) : this.of(one, site);
    });
  }

  #elementsOfSet(node: ESTree.NewExpression, site: Site): Text[] {
    const [list] = node.arguments;
    const isSet = node.callee.type === 'Identifier' && node.callee.name === 'Set';
    return isSet && list && list.type !== 'SpreadElement'
      ? this.elements(list, site)
      : [this.unknown(node, site)];
  }

  #elementsOfCall(node: ESTree.CallExpression, site: Site): Text[] {
    const { callee } = node;
    const [change] = node.arguments;
    const name = methodOf(node) ?? '';
    if (callee.type !== 'MemberExpression') return [this.unknown(node, site)];
    if (['filter', 'slice', 'toSorted', 'toReversed'].includes(name))
      return this.elements(callee.object, site);
    if (!['map', 'flatMap'].includes(name) || !change || change.type === 'SpreadElement')
      return [this.unknown(node, site)];
    return this.functionsOf(change, site).flatMap(({ of, site: { module } }) =>
      this.elements(callee.object, site).flatMap(({ text, when }) =>
        this.returned(of, [{ text }], site, module)
          .flatMap((one) => (name === 'map' ? this.textsOf(one) : this.#elementsOf(one)))
          .flatMap((one) => merged(one, when)),
      ),
    );
  }
}

const twice = /([\uE000-\uF8FE])\1/;
const addends = /^[\d\uE000-\uF8FF]{2,}$/;

/** Between quotation marks a name is meant, where it can be one. */
function names(texts: readonly Text[]): readonly Text[] {
  const all = texts.filter(({ text }) => text !== '' && !text.includes('"'));
  return all.length > 0 ? all : texts;
}
