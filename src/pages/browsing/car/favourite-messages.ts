import type { LocalizedText } from '../../../model/step-kind.ts';

export const messages = {
  favourite: { zh: '收藏', en: 'Save' },
  isFavourite: { zh: '已收藏', en: 'Saved' },
  added: { zh: '已收藏，可在“我的”中查看', en: 'Saved. You find it under "Me".' },
  dropped: { zh: '已取消收藏', en: 'No longer saved' },
  notAdded: {
    zh: '手机未允许保存，未能收藏',
    en: 'Your phone does not let this page save anything.',
  },
  share: { zh: '分享', en: 'Share' },
  shared: { zh: '已分享', en: 'Shared' },
  menu: { zh: '请点击右上角菜单分享', en: 'Use the menu in the upper right corner to share' },
  copied: { zh: '链接已复制，快去粘贴给好友吧', en: 'The link is copied. Paste it to a friend.' },
  failed: {
    zh: '分享未成功，请复制浏览器中的网址',
    en: 'It could not be shared. Copy the address of this page instead.',
  },
  favourites: { zh: '我的收藏', en: 'Saved cars' },
  none: { zh: '还没有收藏的车辆', en: 'No car is saved yet' },
  noneText: {
    zh: '看车时点“收藏”，就能在这里比较。',
    en: 'Press "Save" on a car\'s page to compare it here.',
  },
  look: { zh: '去看车', en: 'Look at cars' },
  loading: { zh: '正在获取车辆…', en: 'Fetching the cars…' },
  gone: { zh: '该车已下架', en: 'This car is no longer offered' },
  remove: { zh: '取消收藏', en: 'Remove' },
} satisfies Record<string, LocalizedText>;
