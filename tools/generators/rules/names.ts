import type { RuleTable } from './rule-table.ts';

export const names: RuleTable = {
  'leads-nowhere': {
    zh: '流程结束后去往的页面，应用和各流程里都没有。',
    en: 'An end leads to a page that neither the app nor any flow has.',
  },
  'unknown-flow': {
    zh: '没有这个名称的流程。',
    en: 'There is no flow of that name.',
  },
  'unknown-step': {
    zh: '流程里没有这个名称的步骤。',
    en: 'There is no step of that name in the flow.',
  },
  'moved-not-gone': {
    zh: '写了步骤已改名，但原来的步骤还在。',
    en: 'A step is said to have moved, and is still there.',
  },
  'retired-not-gone': {
    zh: '写了步骤已删除，但它还在，或只是改了名。',
    en: 'A step is said to be gone, and is still there or only renamed.',
  },
  'unknown-endpoint': {
    zh: '平台没有这个名称的接口。',
    en: 'The platform has no endpoint of that name.',
  },
  'unknown-field': {
    zh: '没有步骤填写这个名称的答案。',
    en: 'No step asks for an answer of that name.',
  },
  'unknown-setting': {
    zh: '流程没有这个名称的设置项。',
    en: 'The flow has no setting of that name.',
  },
  'missing-setting': {
    zh: '流程有一个没有默认值的设置项，但没有给出值。',
    en: 'The flow has a setting without a usual value, and nobody gave it one.',
  },
  'unknown-document': {
    zh: '没有这个名称的协议。',
    en: 'There is no document of that name.',
  },
  'unknown-dictionary': {
    zh: '没有这个名称的字典。',
    en: 'There is no dictionary of that name.',
  },
  'unknown-requirement': {
    zh: '规格说明里没有这个条目。',
    en: 'The specification has no line of that name.',
  },
  'unknown-action-code': {
    zh: '平台或本资方没有这个操作码。',
    en: 'The platform, or this funder, has no action of that code.',
  },
  'unused-setting': {
    zh: '声明了设置项，但流程里没有用到。',
    en: 'A setting is declared, and nothing in the flow uses it.',
  },
  'unused-value': {
    zh: '给值起了名称，但没有公式用到它。',
    en: 'A value has a name, and no formula reads it.',
  },
  'unknown-block': {
    zh: '流程里没有这个名称的片段。',
    en: 'The flow has no block of that name.',
  },
  'unused-block': {
    zh: '片段有名称，但没有步骤使用它。',
    en: 'A block has a name, and no step takes its lines.',
  },
  'block-circle': {
    zh: '片段引用了自己，没有尽头。',
    en: 'A block is made of itself, so it has no end.',
  },
  'unused-flow': {
    zh: '写了流程，但没有操作码启动它。',
    en: 'A flow is written, and no action starts it.',
  },
  'unused-override': {
    zh: '资方对流程的修改没有改到任何内容，或同一步骤改了两次。',
    en: 'What a funder changes in a flow touches nothing there, or one step twice.',
  },
  'unfilled-slot': {
    zh: '流程给资方的步骤留了插槽，资方没有填。',
    en: 'A flow leaves a place for a step of the funder, and the funder gives none.',
  },
  recursion: {
    zh: '流程直接或间接地运行了自己。',
    en: 'A flow runs itself, directly or by another.',
  },
  'path-taken': {
    zh: '同一流程的两个页面，或页面与应用自带的页面，用了同一个地址。',
    en: 'Two screens of one flow, or a screen and a page of the app, have one address.',
  },
  'path-unknown-parameter': {
    zh: '地址里有不固定的内容。',
    en: 'An address holds something that is not fixed.',
  },
  'route-missing': {
    zh: '资方写了流程用于某个地址，但流程里没有这个地址的页面。',
    en: 'A funder says that a flow is for an address, and no page of it is there.',
  },
  'host-not-allowed': {
    zh: '链接去往资方没有列出的域名。',
    en: 'A link leads to a host that the funder does not name.',
  },
  'page-count': {
    zh: '资方列出的地址，与客户实际走到的页面不一致。',
    en: 'The addresses a funder lists are not those of the pages its customers walk.',
  },
  'same-documents': {
    zh: '换一个操作码签约，或重新签约时，去向与资方的签约不同。',
    en: 'Signing by another code, or signing again, leads elsewhere than the signing of the funder.',
  },
  'dispatch-hole': {
    zh: '操作码指向不存在的流程。',
    en: 'An action leads to a flow that does not exist.',
  },
  'dispatch-clash': {
    zh: '两个流程可以从同一个地址进入。',
    en: 'Two flows can be entered at one address.',
  },
};
