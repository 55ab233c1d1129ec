/** The function, computed once for each object it is called with, as long as that object lives. */
export function oncePer<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const results = new WeakMap<K, { value: T }>();
  return (key) => {
    let result = results.get(key);
    if (!result) results.set(key, (result = { value: compute(key) }));
    return result.value;
  };
}
