/**
 * Words after `kind:` that are no step kinds but the language's own: `run` and `slot` are linked away, and what is left of the
 * others in a definition only decides where to go.
 */
export const deciding = ['decide', 'end', 'table'] as const;

export type SyntaxWord = (typeof deciding)[number] | 'run' | 'slot';
