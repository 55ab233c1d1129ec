import type { LabelsOf } from '../../model/labels.ts';
import type { FetchKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Asks the platform for several things at once, each as soon as what it needs is there. The customer only waits.':
      '同时向平台查询几件事，所需的内容一到就查。客户只需等待。',
    'Everything that must be there is there.': '必须有的都有了。',
    'The platform refused something that must be there: `result.failed` names the entry, `result.msg` says why. Left out: the customer reads that and tries again.':
      '平台拒绝了必须有的内容：`result.failed` 是哪一项，`result.msg` 是原因。不写则客户看到原因并重试。',
    'Name → what is asked for, or made of what was answered. Here it is `result.name`, afterwards `answers.name`. An entry waits for those its formulas name and for no other.':
      '名称 → 查询什么，或由哪些答案得出。在这里是 `result.name`，之后是 `answers.name`。一项只等待它的公式提到的其他项。',
    'A question to the platform (`endpoint`), or a value made of others (`value`).':
      '向平台的查询（`endpoint`），或由其他值得出的值（`value`）。',
    'What is asked. It must not write.': '查询哪个接口。不能是写入的接口。',
    'In the place of an endpoint: what is made of the other entries.':
      '代替接口：由其他项得出什么。',
    'A list: asked once for each of it, which the formulas of `send` and `key` see as `item`. Gives a list of `key`, `item` and `data`.':
      '一个列表：对其中每一条查询一次，`send` 和 `key` 的公式里称为 `item`。得到 `key`、`item` 和 `data` 的列表。',
    'What an item is called. Items of one key are asked for once.':
      '一条的标识。标识相同的只查询一次。',
    'The field by which the list in the answer is sorted, the smallest first.':
      '返回的列表按哪个字段排序，从小到大。',
    'Only asked for while this is so.': '只在它成立时查询。',
    'The flow goes on without it where the platform refuses it or nobody answers. What needs it is left out as well.':
      '平台拒绝或没有应答时，流程不带它继续。需要它的项也不查。',
    '`hide`: an empty list counts as not there. What needs it is left out as well.':
      '`hide`：空列表视为没有。需要它的项也不查。',
    "How long to wait for each answer, if not as long as the endpoint's contract says.":
      '每次等待应答多久，与接口约定不同时才写。',
    'What is shown while loading: a sentence, or the outline of a car page.':
      '载入时显示什么：一句话，或车辆页面的轮廓。',
    'What is shown while loading. Usual: one moment.': '载入时显示什么。通常：请稍候。',
  },
  outcomes: {
    loaded: { zh: '加载完成', en: 'loaded' },
  },
} as const satisfies LabelsOf<typeof schema, FetchKind>;
