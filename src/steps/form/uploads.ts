import { useEffect, useState } from 'react';
import type { HostCamera } from '../../ui/inputs/PhotoInput.tsx';
import { useLanguage } from '../../ui/language.tsx';
import type { FormProps } from './field.ts';
import type { FixedWords } from '../contract.ts';
import { cameraWords } from '../host-camera.ts';
import { type Trouble, troubleText } from '../lists.ts';
import type { Upload } from './states.ts';

export interface FieldUpload {
  sending: boolean;
  trouble: string | undefined;
  choose: (file: File) => void;
  retry: (() => void) | undefined;
  /** Only where the host has a camera of its own. */
  camera: HostCamera | undefined;
  /** Why that camera did not open. */
  refused: FixedWords | undefined;
}

/** Photos are sent one after the other; one chosen meanwhile waits its turn. */
export function useUploads(
  { data, status, send }: Pick<FormProps, 'data' | 'status' | 'send'>,
  editable: boolean,
  beforeSending: () => void,
) {
  const language = useLanguage();
  const [queue, setQueue] = useState<readonly Upload[]>([]);
  const current = data.upload as Upload | undefined;
  const troubles = (data.photoTroubles ?? {}) as Record<string, Trouble>;
  const next = queue[0];

  useEffect(() => {
    if (!editable || !next) return;
    beforeSending();
    send({ type: 'form.photo-chosen', data: { upload: next, taken: undefined } });
    // oxlint-disable-next-line react/set-state-in-effect -- the machine has just taken it
    setQueue((waiting) => waiting.filter((one) => one !== next));
  }, [editable, next, send, beforeSending]);

  const taken = data.taken as { field: string; photo: File } | undefined;
  const take = (field: string) => {
    beforeSending();
    send({ type: 'form.photo-wanted', data: { taking: field, cameraRefused: undefined } });
  };
  const put = (upload: Upload) =>
    setQueue((waiting) => [...waiting.filter((one) => one.field !== upload.field), upload]);
  return {
    of: (field: string): FieldUpload => ({
      sending:
        (status === 'uploading' && current?.field === field) ||
        queue.some((one) => one.field === field),
      trouble: troubles[field] && troubleText(troubles[field], language),
      choose: (file) => put({ field, file }),
      retry: current?.field === field ? () => put(current) : undefined,
      refused:
        data.cameraRefused !== undefined && data.taking === field
          ? cameraWords[data.cameraRefused === 'denied' ? 'denied' : 'failed']
          : undefined,
      camera:
        data.hostCamera === true
          ? {
              disabled: !editable,
              take: () => take(field),
              taken: taken?.field === field ? taken.photo : undefined,
            }
          : undefined,
    }),
  };
}
