import type { ESTree } from 'vite';
import { isTable } from './expressions.ts';
import {
  keyOf,
  walk,
  type FunctionNode,
  type Module,
  type Modules,
  type SyntaxNode,
} from './modules.ts';

interface Call {
  call: ESTree.CallExpression;
  module: Module;
}

interface Property {
  value: SyntaxNode;
  module: Module;
}

/** Where functions are called, and what objects have under a name. */
export class Usage {
  readonly #calls = new Map<FunctionNode, Call[]>();
  readonly #properties = new Map<string, Property[]>();

  constructor(readonly modules: Modules) {
    for (const module of modules.own)
      walk(module.program, (node, parent) => {
        if (node.type === 'CallExpression') this.#note(node, module);
        if (
          node.type === 'Property' &&
          parent?.type === 'ObjectExpression' &&
          !isTable(parent, module)
        )
          addTo(this.#properties, keyOf(node) ?? '', { value: node.value, module });
      });
  }

  callsOf(of: FunctionNode): readonly Call[] {
    return this.#calls.get(of) ?? [];
  }

  propertiesCalled(name: string): readonly Property[] {
    return this.#properties.get(name) ?? [];
  }

  #note(call: ESTree.CallExpression, module: Module): void {
    if (call.callee.type !== 'Identifier') return;
    const declared = this.modules.declared(call.callee.name, call, module);
    if (declared.is === 'function') addTo(this.#calls, declared.value, { call, module });
  }
}

function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key) ?? [];
  values.push(value);
  map.set(key, values);
}
