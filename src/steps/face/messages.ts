import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  tips: {
    zh: '请由本人操作：正对屏幕，光线充足，不要遮挡面部。',
    en: 'Do this yourself: face the screen, in good light, with nothing over your face.',
  },
  privacy: {
    zh: '照片只用于本次身份核验。',
    en: 'The photo is used for this check only.',
  },
  start: { zh: '开始人脸识别', en: 'Start the face check' },
  cancel: { zh: '取消', en: 'Cancel' },
  checking: { zh: '正在打开人脸识别…', en: 'Opening the face check…' },
  opening: { zh: '正在打开相机…', en: 'Opening the camera…' },
  live: { zh: '前置相机画面', en: 'What the front camera sees' },
  place: { zh: '请将面部置于框内', en: 'Bring your face into the frame' },
  capture: { zh: '拍摄', en: 'Take the photo' },
  verifying: { zh: '正在核验…', en: 'Checking…' },
  denied: {
    zh: '无法使用相机。请在手机或浏览器设置中允许使用相机后重试，或用下面的方式拍一张正面照片。',
    en: 'The camera cannot be used. Allow the camera in the settings of your phone or browser and try again, or take a photo of your face below.',
  },
  photo: { zh: '正面照片', en: 'Photo of your face' },
  unreadable: {
    zh: '无法读取这张照片，请换一张',
    en: 'The photo cannot be read. Use another.',
  },
  again: { zh: '再试一次', en: 'Try again' },
  retake: { zh: '重新拍摄', en: 'Take another photo' },
} satisfies Record<string, LocalizedText>;
