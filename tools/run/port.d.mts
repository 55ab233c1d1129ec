export function freePort(
  preferred: number,
  what: string,
  log?: (words: string) => void,
): Promise<number>;
