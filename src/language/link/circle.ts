/** The first cycle of a graph of names, without its first name repeated at the end. `after`: a name's successors. */
export function circleIn(
  names: readonly string[],
  after: (name: string) => readonly string[],
): string[] | undefined {
  const done = new Set<string>();
  function visit(name: string, path: readonly string[]): string[] | undefined {
    if (path.includes(name)) return path.slice(path.indexOf(name));
    if (done.has(name)) return undefined;
    for (const next of after(name)) {
      const circle = visit(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  }
  for (const name of names) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}
