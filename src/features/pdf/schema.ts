import type { HostedScreen } from '../../model/hosted-screen.ts';

export const screens = {
  pdf: {
    about: 'A PDF of the platform, to be read or kept.',
    inputs: {
      file: { about: 'Where it lies.', type: 'text', required: true },
      title: { about: 'What it is called when it is kept.', type: 'text' },
    },
    outcomes: ['done'],
  },
} as const satisfies Record<string, HostedScreen>;
