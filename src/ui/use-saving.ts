import { type RefObject, useState } from 'react';
import { useImageSaving } from './image-saving.ts';
import { useSay } from './language.tsx';
import { pictureData } from './picture-data.ts';
import { showToast } from './Toast.tsx';
import { words } from './words.ts';

/** Saving the picture shown in `place`; `save` is undefined where pictures cannot be saved from here. */
export function useSaving(place: RefObject<Element | null>) {
  const say = useSay();
  const keep = useImageSaving();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (!keep || !place.current || saving) return;
    setSaving(true);
    const image = await pictureData(place.current);
    const saved = image !== undefined && (await keep(image).catch(() => false));
    setSaving(false);
    showToast(say(saved ? words.pictureSaved : words.pictureNotSaved), saved ? 'short' : 'long');
  };
  return { save: keep && save, saving };
}
