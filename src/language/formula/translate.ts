import type { ASTNode } from '@marcbachmann/cel-js';
import { translateCall, translateMethod } from './calls.ts';
import { translateField, translateIndex, translateName } from './names.ts';
import { translateBinary, translateUnary } from './operators.ts';
import { refuse, rewritten } from './problem.ts';
import { listOf, numberLiteral, quote } from './typed.ts';
import type { TypingContext, Typed } from './typed.ts';

/** One walk over the CEL tree gives types, our data, and CEL text with exact literals. Throws FormulaError. */
export function translate(node: ASTNode, context: TypingContext): Typed {
  switch (node.op) {
    case 'value':
      return literal(node);
    case 'id':
      return translateName(node, context);
    case '.':
      return translateField(node, context, translate);
    case '[]':
      return translateIndex(node, context, translate);
    case 'call':
      return translateCall(node, context, translate);
    case 'rcall':
      return translateMethod(node, context, translate);
    case 'list':
      return listOf(
        node.args.map((item) => translate(item, context)),
        undefined,
        node,
        context,
      );
    case '!_':
    case '-_':
      return translateUnary(node, context, translate);
    case '?:':
      return refuse(
        'formula-banned',
        node,
        '"? :" is not used in formulas.',
        'Write if(condition, then, otherwise).',
        rewritten(node, `if(${node.args.map((part) => quote(part, context)).join(', ')})`),
      );
    case 'map':
      return refuse('formula-banned', node, 'Braces are not used in formulas.');
    default:
      refuseNull(node, context);
      return translateBinary(node, context, translate);
  }
}

/** A comparison with `null` is reported with `has(…)` as its replacement. */
function refuseNull(node: ASTNode, context: TypingContext): void {
  if (node.op !== '==' && node.op !== '!=') return;
  const [a, b] = node.args;
  const empty = [a, b].find((part) => part.op === 'value' && part.args === null);
  if (!empty) return;
  const presence = `has(${quote(empty === a ? b : a, context)})`;
  refuse(
    'formula-banned',
    empty,
    noNull.message,
    noNull.hint,
    rewritten(node, node.op === '==' ? `!${presence}` : presence),
  );
}

const noNull = {
  message: '"null" is not used in formulas.',
  hint: 'Ask whether there is a value with has(…).',
};

function literal(node: ASTNode): Typed {
  const place = { start: node.start, end: node.end };
  const value = node.args as unknown;
  if (typeof value === 'bigint' || typeof value === 'number')
    return numberLiteral(Number(value), place);
  if (typeof value === 'string')
    return { type: 'text', expr: value, cel: JSON.stringify(value), literal: value, ...place };
  if (typeof value === 'boolean')
    return { type: 'yes-no', expr: value, cel: String(value), ...place };
  if (value === null) return refuse('formula-banned', place, noNull.message, noNull.hint);
  return refuse(
    'formula-banned',
    place,
    'This way of writing a value is not used in formulas.',
    'Write a plain number or a text in quotes.',
  );
}
