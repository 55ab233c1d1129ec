import type { ScreenProps } from '../../model/step-kind.ts';
import type { schema } from './schema.ts';

/** What every screen of a page gets: the same four things as any screen of a step. */
export type PageProps = ScreenProps<typeof schema.settings>;

/** What the flow hands to the screen; the checker holds the flow to the contract, and each screen names what it reads. */
export function dataOf<T>({ step }: PageProps): Partial<T> {
  return (step.data ?? {}) as Partial<T>;
}

/** The words of a button of the flow; '' where it has none of that name. */
export function buttonText({ step }: PageProps, name: string): string {
  return step.buttons?.[name] ?? '';
}

/** Leaves by a button of the flow, with what was chosen. */
export function leaveBy(
  { send, status }: PageProps,
  name: string,
  answers?: Record<string, unknown>,
): void {
  if (status === 'asking') send({ type: 'hosted-screen.stopped' });
  send({ type: `hosted-screen.${name}`, ...(answers && { answers }) });
}

/** The address of a page of the app, for an AppLink. */
export function pageAddress(path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Yuan, as the car's endpoints give amounts, in whole fen. */
export function fenOf(yuan: number): number {
  return Math.round(yuan * 100);
}
