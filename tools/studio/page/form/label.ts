/** The first sentence of a description names its control; the rest explains it. */
export function labelOf(about: string): { label: string; rest: string } {
  const [, first = about, rest = ''] =
    /^(.+?)(?:[。：；]|[.:;](?=\s|$))\s*(.*)$/s.exec(about) ?? [];
  return { label: first.charAt(0).toUpperCase() + first.slice(1), rest };
}
