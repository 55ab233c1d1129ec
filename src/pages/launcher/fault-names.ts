/** How the sandbox can misbehave. */
export const faultNames = [
  'delay',
  '5xx',
  '5xx-after',
  'refused',
  'drop-before',
  'drop-after',
  'processing',
  'busy',
  '401',
  'duplicate',
  'html',
  'broken',
] as const;
