/** The address with more in its query. */
export function withQuery(address: string, more: Readonly<Record<string, string>>): string {
  const [path = '', query = ''] = address.split('?', 2);
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return `${path}?${params.toString()}`;
}
