import type { SettingsSchema } from '../../model/step-kind.ts';

/** The map settings whose entries each ask an endpoint. */
export function asking(settings: SettingsSchema): string[] {
  return Object.entries(settings).flatMap(([name, setting]) =>
    setting.type === 'map' &&
    setting.of.type === 'object' &&
    setting.of.settings['endpoint']?.type === 'endpoint'
      ? [name]
      : [],
  );
}
