import type { Setting } from '../../model/step-kind.ts';

/** One of these, or a list of them. */
export const oneOrMore = (of: Setting, about: string, aboutList: string): Setting => ({
  type: 'either',
  about,
  of: [of, { type: 'list', of, about: aboutList }],
});
