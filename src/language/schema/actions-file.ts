import type { Setting, SettingsSchema } from '../../model/step-kind.ts';

const flow: Setting = { type: 'flow', about: "A flow's name, `nothing` or `none`." };

const flowWithSettings = (more: SettingsSchema): Setting => ({
  type: 'object',
  about: 'A flow with settings of its own for this code.',
  settings: {
    flow: { type: 'flow', required: true, about: 'The flow this code starts.' },
    with: {
      type: 'map',
      names: 'setting',
      of: { type: 'value', gives: 'any', about: 'The value of the setting.' },
      about: "The flow's settings for this code.",
    },
    ...more,
  },
});

/** Action code → a flow, or a flow with its settings, or nothing, or whatever another code starts. */
export const actionCodes: Setting & { type: 'map' } = {
  type: 'map',
  names: 'code',
  about:
    'Action code → the flow it starts; `nothing` where the code does nothing; `none` where it is not offered.',
  of: {
    type: 'either',
    about: 'A flow, `nothing`, `none`, a flow with settings, or another code.',
    of: [
      flow,
      { type: 'number', about: 'Another action code: whatever that starts for this funder.' },
      flowWithSettings({
        why: {
          type: 'text',
          about: "Why this code signs something else than 320, the funder's own signing.",
        },
      }),
    ],
  },
};

/** Page code → a flow, or a flow with its settings. */
export const pageCodes: Setting & { type: 'map' } = {
  type: 'map',
  names: 'page',
  about:
    'Page code → the flow it starts: the page the platform leads to, without the slash. The flow begins there whatever the order offers.',
  of: {
    type: 'either',
    about: 'A flow, `nothing`, `none`, or a flow with settings.',
    of: [flow, flowWithSettings({})],
  },
};
