/** States the engine adds to those of the kinds, and the events that move it there. Kinds and authors cannot write these names. */
/** At the root. */
export const enter = '@resume';
export const loading = '@load';
export const goBack = '@back';
export const reload = '@reload';
export const reloaded = '@reloaded';
export const ended = '@end';
export const left = '@left';

/** Inside a step. */
export const entryGuard = 'gate';
export const broken = 'broken';
export const saving = 'draft saving';
export const saveUnreachable = 'draft unreachable';
export const saveRefused = 'draft refused';

/** A state of the machine: the step, or the engine's own name, and the state inside it where there are several. */
export function stateKey(step: string, inner: string): string {
  return inner === '' ? step : `${step} ${inner}`;
}

/** The other way round: step and inner state. Names of steps have no spaces. */
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
  /** Not of the machine: the app was killed and comes back. */
  reopened: 'reopened',
  retry: 'retry',
  edit: 'edit',
  broken: '@broken',
  sent: '@sent',
  told: '@told',
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
