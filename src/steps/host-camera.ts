import type { LocalizedText, SettingsSchema, ActorInput } from '../model/step-kind.ts';
import { fileOfPicture } from './picture.ts';

export type Facing = 'front' | 'back';
export type CameraResult = { photo: File } | { refused: 'cancelled' | 'denied' | 'failed' };

/** A photo by the native app's own camera. */
export async function takePhoto(
  { effects, signal }: Pick<ActorInput<SettingsSchema>, 'effects' | 'signal'>,
  facing: Facing,
): Promise<CameraResult> {
  const response = await effects.call('bridge.take-photo', { facing }, { signal });
  if (response.type === 'ok') {
    const photo = fileOfPicture(response.result.image, 'photo.jpg');
    return photo === undefined ? { refused: 'failed' } : { photo };
  }
  const code = response.type === 'failed' ? response.result.code : undefined;
  return { refused: code === 'cancelled' || code === 'denied' ? code : 'failed' };
}

export const cameraMessages = {
  open: { zh: '请在相机中拍照…', en: 'Take the photo with the camera…' },
  cancel: { zh: '取消', en: 'Cancel' },
  denied: {
    zh: '没有相机权限。请在手机设置中允许使用相机，或从相册选择照片。',
    en: 'The camera may not be used. Allow it in the settings of your phone, or choose a picture.',
  },
  failed: {
    zh: '应用没有打开相机，请再点一次“拍照”，或从相册选择照片。',
    en: 'The app did not open its camera. Tap "Take a photo" again, or choose a picture.',
  },
} satisfies Record<string, LocalizedText>;
