import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'video',
  name: { zh: '视频面签', en: 'Video interview' },
  about:
    'A video interview: a lobby, then the room. In the native app its own room, elsewhere a call of the browser.',
  outcomes: {
    done: {
      about:
        'The interview is over. What was decided there the platform is asked for: let a poll follow.',
      main: true,
    },
    failed: { about: 'The interviewer or the platform refused it.', fails: true },
    cancelled: { about: 'The customer left before it was done.', fails: true },
  },
  settings: {
    text: {
      type: 'words',
      about: 'What stands above the picture in the lobby. Usual: what the customer will be asked.',
    },
    second: {
      type: 'yes-no',
      default: false,
      about: 'It is the second audit: the interviewer is told so.',
    },
  },
  screen: true,
  result: true,
} as const satisfies AuthorSchema;
