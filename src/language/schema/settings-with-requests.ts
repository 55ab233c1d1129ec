import type { SettingsSchema } from '../../model/step-kind.ts';
import { textAt } from '../yaml/by-key.ts';
import type { Node } from '../yaml/node.ts';

/** Map settings whose entries each call an endpoint. */
export function settingsWithRequests(settings: SettingsSchema): string[] {
  return Object.entries(settings).flatMap(([name, setting]) =>
    setting.type === 'map' &&
    setting.of.type === 'object' &&
    setting.of.settings['endpoint']?.type === 'endpoint'
      ? [name]
      : [],
  );
}

/** The endpoint that a `send` beside it is for. */
export function endpointBeside(node: Node): string {
  return textAt(node, 'endpoint') ?? '';
}
