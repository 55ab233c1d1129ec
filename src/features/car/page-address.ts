/** The address of a page of the app, for an AppLink. */
export function pageAddress(path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
