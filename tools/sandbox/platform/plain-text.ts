/** A query parameter as a text PostgreSQL takes; empty when it is missing or given twice. */
export function plain(text: unknown): string {
  return typeof text === 'string' ? text.replaceAll('\0', '').trim() : '';
}
