import { type RefObject, useState } from 'react';
import { useImageSaving } from './image-saving.ts';
import { useT } from '../language.tsx';
import { pictureData } from './picture-data.ts';
import { showToast } from '../feedback/Toast.tsx';
import { messages } from './messages.ts';

/** Saving the picture shown in `place`; `save` is undefined where pictures cannot be saved from here. */
export function useSaving(place: RefObject<Element | null>) {
  const t = useT();
  const keep = useImageSaving();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (!keep || !place.current || saving) return;
    setSaving(true);
    const image = await pictureData(place.current);
    const saved = image !== undefined && (await keep(image).catch(() => false));
    setSaving(false);
    showToast(
      t(saved ? messages.pictureSaved : messages.pictureNotSaved),
      saved ? 'short' : 'long',
    );
  };
  return { save: keep && save, saving };
}
