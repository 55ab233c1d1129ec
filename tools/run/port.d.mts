export function freePort(
  wanted: number,
  what: string,
  say?: (words: string) => void,
): Promise<number>;
