import type { LabelsOf } from '../../model/labels.ts';
import type { LinkKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    "Fetches a link to the funder's page and leads the customer there. Coming back says nothing about what happened: let a poll ask.":
      '取得资方页面的链接并带客户前往。回来不说明发生了什么，请接一个 poll 查询。',
    'The customer is back, whatever they did there.': '客户回来了，不论在那里做了什么。',
    'The platform gave no link; `result.msg` says why.': '平台没有给链接；原因在 `result.msg`。',
    'Nobody answered a write, so nobody knows whether it was done. Lead to a poll that asks. Left out: the customer tries again, and nothing is done twice.':
      '写入没有应答，不知道是否已办成。请通向一个会查询的 poll。不写则客户重试，且不会重复办理。',
    'Gives the link.': '给出链接的接口。',
    'Where the link is in the `result`. Usual: =result.url':
      '链接在 `result` 的哪里。通常：=result.url',
    'An origin: `https://pay.example.com`.': '来源地址：`https://pay.example.com`。',
    "Where it may lead beside the funder's own `links`: for pages that are not a funder's, such as a payment provider's.":
      '除资方自己的 `links` 外还可通向哪里：用于不属于资方的页面，如支付机构的。',
    "A capability of the native app that shows the page instead of the app's plain window, such as `bridge.credit-authorization`. Where there is none, or it refuses, the link opens as usual.":
      '显示该页面的原生应用能力，代替普通窗口，如 `bridge.credit-authorization`。没有或被拒绝时照常打开链接。',
    'How long the customer reads that they are leaving before the link opens.':
      '打开链接之前，“即将离开”的提示显示多久。',
    'What is shown before the link opens.': '打开链接之前显示什么。',
    'What is shown to a customer who comes back.': '客户回来后显示什么。',
  },
  states: {
    fetching: { zh: '正在获取', en: 'fetching' },
    announcing: { zh: '即将打开', en: 'about to open' },
    away: { zh: '客户在外部页面', en: 'on a page outside' },
  },
  outcomes: {
    returned: { zh: '已返回', en: 'returned' },
  },
  events: {
    'link.returned': { zh: '返回', en: 'comes back' },
    'link.reopened': { zh: '再次打开', en: 'opens it again' },
    'link.tapped': { zh: '打开', en: 'opens it' },
  },
} as const satisfies LabelsOf<typeof schema, LinkKind>;
