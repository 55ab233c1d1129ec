import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'link',
  name: { zh: '外部链接', en: 'Link' },
  about:
    "Fetches a link to the funder's page and leads the customer there. Coming back says nothing about what happened: let a poll ask.",
  outcomes: {
    returned: { about: 'The customer is back, whatever they did there.', main: true },
    failed: { about: 'The platform gave no link; `result.msg` says why.', fails: true },
    unsure: {
      about:
        'Nobody answered a write, so nobody knows whether it was done. Lead to a poll that asks. Left out: the customer tries again, and nothing is done twice.',
      optional: true,
    },
  },
  settings: {
    endpoint: { type: 'endpoint', about: 'Gives the link.', required: true },
    send: { type: 'send', about: 'The fields of the request.' },
    url: {
      type: 'formula',
      gives: 'text',
      deferred: true,
      about: 'Where the link is in the `result`. Usual: =result.url',
    },
    origins: {
      type: 'list',
      of: { type: 'text', about: 'An origin: `https://pay.example.com`.' },
      about:
        "Where it may lead beside the funder's own `links`: for pages that are not a funder's, such as a payment provider's.",
    },
    by: {
      type: 'endpoint',
      sends: ['orderNo', 'url'],
      about:
        "A capability of the native app that shows the page instead of the app's plain window, such as `bridge.credit-authorization`. Where there is none, or it refuses, the link opens as usual.",
    },
    'open-after': {
      type: 'duration',
      max: '5s',
      about: 'How long the customer reads that they are leaving before the link opens.',
      default: '2s',
    },
    text: { type: 'words', about: 'What is shown before the link opens.' },
    done: { type: 'words', about: 'What is shown to a customer who comes back.' },
  },
  screen: false,
  result: true,
} as const satisfies AuthorSchema;
