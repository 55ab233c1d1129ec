/** Names of the states and events the engine adds. Kinds and authors cannot write these names. */
/** At the root. */
export const enter = '@resume';
export const loading = '@load';
export const goBack = '@back';
export const reload = '@reload';
export const reloaded = '@reloaded';
export const ended = '@end';
export const left = '@left';

/** Inside a step. */
export const entryGuard = 'entry guard';
export const broken = 'broken';
export const saving = 'draft saving';
export const saveUnreachable = 'draft unreachable';
export const saveRefused = 'draft refused';

/** The machine's state key: the step or the engine's own name, with the inner state where there are several. */
export function stateKey(step: string, inner: string): string {
  return inner === '' ? step : `${step} ${inner}`;
}

/** The inverse of `stateKey`. Step names have no spaces. */
export function statePath(key: unknown): [step: string, inner: string] {
  const [step = '', ...inner] = String(key).split(' ');
  return [step, inner.join(' ')];
}

export function outcomeState(outcome: string): string {
  return `@${outcome}`;
}

/** Between a toast and the transition after it. `index`: which exit of the outcome. */
export function waitState(outcome: string, index: number): string {
  return `@${outcome} waits ${index + 1}`;
}

export const event = {
  back: 'back',
  /** Not an event of the machine: the app was killed and reopened. */
  reopened: 'reopened',
  retry: 'retry',
  edit: 'edit',
  broken: '@broken',
  sent: '@sent',
  progress: '@progress',
  waited: '@waited',
  orderChanged: 'order.changed',
  language: 'language',
  noticeClosed: 'arrival.read',
  loaded: 'draft.loaded',
  saved: 'draft.saved',
  unreachable: 'draft.unreachable',
  refused: 'draft.refused',
  reloaded: 'order.reloaded',
  notReloaded: 'order.unreachable',
} as const;
