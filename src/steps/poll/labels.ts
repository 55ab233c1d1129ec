import type { LabelsOf } from '../../model/labels.ts';
import type { PollKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Asks the platform again and again until something is decided there.':
      '反复向平台查询，直到有结果。',
    'What `until` describes has happened.': '`until` 所写的已发生。',
    'What `fails-when` describes has happened, or the platform answered with a code that is not OK.':
      '`fails-when` 所写的已发生，或平台返回不成功的代码。',
    'Nothing was decided in time. Left out: the customer is asked whether to wait longer.':
      '规定时间内没有结果。不写则询问客户是否继续等待。',
    'Nothing was decided in time and the customer chose not to wait longer; or was signed out meanwhile, and left.':
      '规定时间内没有结果，客户选择不再等待；或等待时登录已失效，客户离开。',
    "The customer says that what is waited for is not finished, such as on a lender's page: lead back there. Left out: no button offers it.":
      '客户表示等待的事情还没有办完，例如金融机构页面上的手续：写明回到哪一步。不写则没有这个按钮。',
    'What is asked.': '查询哪个接口。',
    'True of a `result` that ends the waiting well. Usual: any answer with the OK code.':
      '哪种 `result` 算等到了好结果。通常：任何成功代码的应答。',
    'True of a `result` that ends the waiting badly.': '哪种 `result` 算等到了坏结果。',
    'The least time from one answer to the next question.': '从一次应答到下一次查询至少间隔多久。',
    'From then on the time between questions grows.': '从此之后查询间隔逐渐变长。',
    'How long to ask before the customer is asked.': '查询多久之后询问客户。',
    'Nothing is decided where the first answer does not, or does not come within `for`.':
      '第一次应答没有结果，或在 `for` 内没有应答，就算没有结果。',
    'What is shown while waiting. Without an address of its own it asks behind the screen before.':
      '等待时显示什么。没有自己的地址时，在前一个页面背后查询。',
  },
  states: {
    starting: { zh: '正在开始', en: 'starting' },
    pausing: { zh: '等待下一次查询', en: 'until it asks again' },
    asking: { zh: '查询中', en: 'asking' },
    undecided: { zh: '尚无结果', en: 'not decided' },
  },
  outcomes: {
    expired: { zh: '已过期', en: 'expired' },
    timeout: { zh: '超时', en: 'timed out' },
    unfinished: { zh: '还没办完', en: 'not finished' },
  },
  events: {
    'poll.unfinished': { zh: '还没办完，继续办理', en: 'goes back to finish it' },
  },
} as const satisfies LabelsOf<typeof schema, PollKind>;
