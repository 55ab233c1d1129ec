/** The function, called once for each key. A load that fails is forgotten: the next call tries again. */
export function onceLoaded<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const loads = new Map<K, Promise<T>>();
  return (key) => {
    const cached = loads.get(key);
    if (cached) return cached;
    const loading = load(key);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
}
