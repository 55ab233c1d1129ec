import type { MapEntry, MapNode, Node, ScalarNode } from '../yaml/node.ts';
import { removable, type Fixed } from '../text/fixes.ts';
import { quote, report, written, type SchemaContext } from './context.ts';

/**
 * Questions, choices or buttons with the same label. Those with a `when` may never appear together, and those of
 * another group have its heading.
 */
export function checkSameWords(context: SchemaContext, node: MapNode): void {
  const first = new Map<string, MapEntry>();
  for (const entry of node.entries.values()) {
    if (isNewGroup(entry.value)) first.clear();
    const words = wordsOf(entry.value);
    if (words === undefined || isConditional(entry.value)) continue;
    const other = first.get(words);
    if (!other) first.set(words, entry);
    else
      report(context, entry.key, {
        rule: 'same-words',
        message: `${quote(entry.key.raw)} and ${quote(other.key.raw)} say the same: ${words}`,
        hint: 'Write what tells them apart, or take one of them out.',
        ...(isChoice(entry.value) && withoutUnused(other.key, entry.key)),
      });
  }
}

/** The Chinese ones: of the entry itself, or of its label. */
function wordsOf(value: Node): string | undefined {
  if (value.type !== 'map') return undefined;
  const own = value.entries.get('zh')?.value;
  if (own?.type === 'scalar') return written(own).trim();
  const label = value.entries.get('label') ?? value.entries.get('words');
  return label && wordsOf(label.value);
}

/** A choice or a button: it has nothing but words, so removing it is a possible fix. */
const isChoice = (value: Node): boolean => value.type === 'map' && value.entries.has('zh');

/** One that is named elsewhere in the file is needed there. */
function withoutUnused(...keys: ScalarNode[]): Fixed {
  const unused = keys.filter(({ raw, file }) => {
    const parts = file.text.split(/[^\w-]+/);
    return parts.filter((part) => part === raw).length === 1;
  });
  return unused.length > 0 ? removable(...unused) : {};
}

const isNewGroup = (value: Node): boolean => value.type === 'map' && value.entries.has('heading');

const isConditional = (value: Node): boolean => value.type === 'map' && value.entries.has('when');
