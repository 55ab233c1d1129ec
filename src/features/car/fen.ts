/** Yuan, as the car's endpoints give amounts, in whole fen. */
export function fenOf(yuan: number): number {
  return Math.round(yuan * 100);
}
