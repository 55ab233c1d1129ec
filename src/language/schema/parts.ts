import type { Setting, SettingsSchema } from '../../model/step-kind.ts';

const parts = new WeakMap<Setting, Setting>();

/** The same setting with nothing required, however deep: what a funder writes under `change`. */
export function partOf(setting: Setting): Setting {
  let part = parts.get(setting);
  if (!part) parts.set(setting, (part = makePart(setting)));
  return part;
}

export function partsOf(settings: SettingsSchema): SettingsSchema {
  const parts = Object.entries(settings).map(([name, setting]) => {
    const { required, ...rest } = partOf(setting);
    return [name, required ? optional(setting, rest) : partOf(setting)] as const;
  });
  return Object.fromEntries(parts);
}

const optionals = new WeakMap<Setting, Setting>();

function optional(setting: Setting, made: Setting): Setting {
  const cached = optionals.get(setting);
  if (cached) return cached;
  optionals.set(setting, made);
  return made;
}

function makePart(setting: Setting): Setting {
  if (setting.type === 'object') return { ...setting, settings: partsOf(setting.settings) };
  if (setting.type === 'map') return { ...setting, of: partOf(setting.of) };
  if (setting.type === 'either') return { ...setting, of: setting.of.map(partOf) };
  return setting;
}
