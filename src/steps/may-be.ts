const maskPattern = /[*●]+|•{2,}|•$/g;

/** Whether a value can equal the expected one, of which the platform may show only a part. */
export function mayBe(expected: string | undefined, given: string): boolean {
  const parts = normalized(expected ?? '')
    .replaceAll(maskPattern, '*')
    .split('*')
    .map(withoutSeparators);
  const found = withoutSeparators(normalized(given));
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return first === '' || first === found;
  const fits = found.length >= first.length + last.length;
  return fits && found.startsWith(first) && found.endsWith(last);
}

/** Full-width letters, digits and spaces as their usual ones. */
function normalized(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase();
}

/** The dot between the parts of a name has many characters, and is often left out. */
function withoutSeparators(text: string): string {
  return text.replaceAll(/[\s·•・‧∙⋅.]/g, '');
}
