import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'fetch',
  name: { zh: '加载数据', en: 'Loading' },
  about:
    'Asks the platform for several things at once, each as soon as what it needs is there. The customer only waits.',
  outcomes: {
    loaded: { about: 'Everything that must be there is there.', main: true },
    failed: {
      about:
        'The platform refused something that must be there: `result.failed` names the entry, `result.msg` says why. Left out: the customer reads that and tries again.',
      fails: true,
      optional: true,
    },
  },
  settings: {
    get: {
      type: 'map',
      names: 'camel',
      required: true,
      deferred: true,
      about:
        'Name → what is asked for, or made of what was answered. Here it is `result.name`, afterwards `answers.name`. An entry waits for those its formulas name and for no other.',
      of: {
        type: 'object',
        about: 'A question to the platform (`endpoint`), or a value made of others (`value`).',
        settings: {
          endpoint: { type: 'endpoint', about: 'What is asked. It must not write.' },
          send: { type: 'send', perItem: 'each', about: 'The fields of the request.' },
          value: {
            type: 'formula',
            gives: 'any',
            about: 'In the place of an endpoint: what is made of the other entries.',
          },
          each: {
            type: 'formula',
            gives: { list: 'any' },
            about:
              'A list: asked once for each of it, which the formulas of `send` and `key` see as `item`. Gives a list of `key`, `item` and `data`.',
          },
          key: {
            type: 'formula',
            gives: 'text',
            perItem: 'each',
            about: 'What an item is called. Items of one key are asked for once.',
          },
          sort: {
            type: 'text',
            about: 'The field by which the list in the answer is sorted, the smallest first.',
          },
          when: { type: 'formula', gives: 'yes-no', about: 'Only asked for while this is so.' },
          optional: {
            type: 'yes-no',
            default: false,
            about:
              'The flow goes on without it where the platform refuses it or nobody answers. What needs it is left out as well.',
          },
          empty: {
            type: 'one-of',
            options: ['hide'],
            about: '`hide`: an empty list counts as not there. What needs it is left out as well.',
          },
        },
      },
    },
    timeout: {
      type: 'duration',
      about: "How long to wait for each answer, if not as long as the endpoint's contract says.",
    },
    looks: {
      type: 'one-of',
      options: ['plain', 'car'],
      default: 'plain',
      about: 'What is shown while loading: a sentence, or the outline of a car page.',
    },
    text: { type: 'words', about: 'What is shown while loading. Usual: one moment.' },
  },
  screen: false,
  result: true,
} as const satisfies AuthorSchema;
