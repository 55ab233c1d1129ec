import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { kindLabels } from '../../../src/steps/registry/labels.ts';

export type SharedLabels = Readonly<Record<string, LocalizedText>>;

/** What the kind itself calls it, else what every kind does. */
export function labelOf(
  kind: string | undefined,
  group: 'states' | 'outcomes' | 'events',
  name: string,
  shared: SharedLabels,
): LocalizedText | undefined {
  const labels =
    kind !== undefined && Object.hasOwn(kindLabels, kind) ? kindLabels[kind] : undefined;
  const own = labels?.[group] ?? {};
  if (Object.hasOwn(own, name)) return own[name];
  // An event has its kind's name in the folder, `link.tapped`; what several kinds have is called `retried`.
  const common = group === 'events' ? name.slice(name.indexOf('.') + 1) : name;
  return Object.hasOwn(shared, common) ? shared[common] : undefined;
}
