import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  pictures: { zh: '查看图片', en: 'Pictures' },
  pictureOf: { zh: '第 {at} 张，共 {of} 张', en: 'Picture {at} of {of}' },
  previousPicture: { zh: '上一张', en: 'Previous picture' },
  nextPicture: { zh: '下一张', en: 'Next picture' },
  savePicture: { zh: '保存图片', en: 'Save the picture' },
  pictureSaved: { zh: '图片已保存', en: 'Picture saved' },
  pictureNotSaved: {
    zh: '图片没有保存成功，请检查相册权限，也可以截屏保存',
    en: 'It was not saved. Check that the app may use your photos, or take a screenshot.',
  },
} as const satisfies Record<string, LocalizedText>;
