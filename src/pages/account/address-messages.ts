import type { LocalizedText } from '../../model/step-kind.ts';

export const addressMessages = {
  title: { zh: '收货地址', en: 'My addresses' },
  choose: { zh: '选择收货地址', en: 'Choose an address' },
  loading: { zh: '正在加载地址…', en: 'Loading your addresses…' },
  none: { zh: '还没有收货地址', en: 'No addresses yet' },
  noneText: {
    zh: '添加后，签约资料和礼品可以直接寄给您',
    en: 'With an address we can send you papers and gifts.',
  },
  add: { zh: '新增收货地址', en: 'Add an address' },
  isDefault: { zh: '默认', en: 'Default' },
  makeDefault: { zh: '设为默认', en: 'Make default' },
  edit: { zh: '编辑', en: 'Change' },
  remove: { zh: '删除', en: 'Delete' },
  of: { zh: '{act}：{name}，{detail}', en: '{act}: {name}, {detail}' },
  chooseText: { zh: '点选一个地址即可使用', en: 'Tap the address to use.' },
} as const satisfies Record<string, LocalizedText>;
