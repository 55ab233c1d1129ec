/** Shuffles with a seed, so that any prefix is a random sample. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const all = [...list];
  let state = seed % 2_147_483_648;
  for (let left = all.length; left > 1; left--) {
    // A linear congruential generator: its low bits repeat soon, so the high ones choose.
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const at = Math.floor((state / 2_147_483_648) * left);
    const [one, other] = [all[at], all[left - 1]];
    if (one === undefined || other === undefined) continue;
    [all[at], all[left - 1]] = [other, one];
  }
  return all;
}
