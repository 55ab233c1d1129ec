import type { Finding } from '../../../../model/finding.ts';
import type { FunderSyntax } from '../../../schema/file-syntax.ts';
import { entriesOf, isScalar, placeOf } from '../../../yaml/node-access.ts';
import type { Node, ScalarNode } from '../../../yaml/node.ts';
import type { FilesRule } from '../../rule.ts';

interface NamedFunder {
  code: string;
  names: Readonly<Record<'zh' | 'en', ScalarNode>>;
  flows: Node | undefined;
}

/** A file copied from another funder's must not speak of that one to customers. */
export const otherFunder: FilesRule = (files) => {
  const funders = files.flatMap((file) => (file.type === 'funder' ? named(file) : []));
  return funders.flatMap((funder) => {
    const others = funders.filter((other) => !isOfOneHouse(funder.code, other.code));
    if (others.length === 0) return [];
    const words = inWords(funder.flows);
    return [...sameName(funder, others), ...words.flatMap((text) => naming(text, funder, others))];
  });
};

function named({ id, writtenNames: names, flowsNode: flows }: FunderSyntax): NamedFunder[] {
  return id && names ? [{ code: id.text, names, flows }] : [];
}

/** `PSBC` and `PSBC_SELF` are one bank. */
function isOfOneHouse(code: string, other: string): boolean {
  return code.split('_')[0] === other.split('_')[0];
}

function sameName({ code, names }: NamedFunder, others: readonly NamedFunder[]): Finding[] {
  // Told at the later of the two.
  const other = others.find((one) => one.names.zh.value === names.zh.value && one.code < code);
  return other
    ? [
        {
          rule: 'other-funder',
          place: placeOf(names.zh),
          message: `"${String(names.zh.value)}" is the name of "${other.code}", too.`,
          hint: 'Write the name of this funder.',
          also: [{ place: placeOf(other.names.zh), message: 'The other funder.' }],
        },
      ]
    : [];
}

/** All that stands behind `zh:` and `en:`. */
function inWords(node: Node | undefined): ScalarNode[] {
  if (node?.type === 'list') return node.items.flatMap(inWords);
  return entriesOf(node).flatMap(([key, { value }]) =>
    isScalar(value) && (key === 'zh' || key === 'en') ? [value] : inWords(value),
  );
}

/** Shorter names are words of their own, as 自营. */
const leastLength = 3;

function naming(
  text: ScalarNode,
  { names: own }: NamedFunder,
  others: readonly NamedFunder[],
): Finding[] {
  const words = String(text.value);
  const isOwn = (name: string) =>
    Object.values(own).some(({ value }) => String(value).includes(name));
  const found = others
    .flatMap(({ code, names: { zh, en } }) => [
      { code, name: String(zh.value), instead: own.zh },
      { code, name: String(en.value), instead: own.en },
    ])
    .find(({ name }) => name.length >= leastLength && words.includes(name) && !isOwn(name));
  return found
    ? [
        {
          rule: 'other-funder',
          place: placeOf(text),
          message: `"${found.name}" is the name of another funder, "${found.code}".`,
          hint: `Write "${String(found.instead.value)}", or {funder.name} for the name of whichever funder it is.`,
        },
      ]
    : [];
}
