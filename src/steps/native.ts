import type { ActorInput, SettingsSchema } from '../model/step-kind.ts';

/** Whether the host is our native app, with capabilities of its own. */
export async function isNative({
  effects,
  signal,
}: Pick<ActorInput<SettingsSchema>, 'effects' | 'signal'>): Promise<boolean> {
  const response = await effects.call('bridge.app-version', {}, { signal });
  return response.type === 'ok';
}
