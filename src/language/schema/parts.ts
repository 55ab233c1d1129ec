import type { Setting, SettingsSchema } from '../../model/step-kind.ts';
import { oncePer } from '../../model/once-per.ts';

/** The same setting with nothing required, however deep: what a funder writes under `change`. */
export const partOf = oncePer((setting: Setting): Setting => {
  if (setting.type === 'object') return { ...setting, settings: partsOf(setting.settings) };
  if (setting.type === 'map') return { ...setting, of: partOf(setting.of) };
  if (setting.type === 'either') return { ...setting, of: setting.of.map(partOf) };
  return setting;
});

export function partsOf(settings: SettingsSchema): SettingsSchema {
  const parts = Object.entries(settings).map(([name, setting]) => [name, optional(setting)]);
  return Object.fromEntries(parts);
}

const optional = oncePer((setting: Setting): Setting => {
  const { required, ...rest } = partOf(setting);
  return required ? rest : partOf(setting);
});
