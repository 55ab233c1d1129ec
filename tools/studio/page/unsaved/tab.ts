/** Which tab of the browser this is. A reload does not change it; a lock is held for as long as the tab is open. */
const prefix = 'studio tab ';

/** Milliseconds: before a reload, the page that goes away holds the lock a moment longer. */
const patience = 1000;

export async function nameOfTab(): Promise<string> {
  const before = sessionStorage.getItem(prefix);
  // A duplicated tab is given what the first one stored.
  const name = before !== null && (await isHeld(before)) ? before : await newName();
  sessionStorage.setItem(prefix, name);
  return name;
}

export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}

async function newName(): Promise<string> {
  const name = crypto.randomUUID();
  await isHeld(name);
  return name;
}

/** False: another tab has it. */
const isHeld = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise(() => undefined);
    };
    navigator.locks
      .request(prefix + name, { signal: AbortSignal.timeout(patience) }, hold)
      .catch(() => resolve(false));
  });
