import { useEffect, useState } from 'react';
import type { HostCamera } from '../../ui/inputs/PickButtons.tsx';
import { useLanguage } from '../../ui/language.tsx';
import type { LocalizedText } from '../../model/step-kind.ts';
import { cameraMessages } from '../host-camera.ts';
import { troubleText } from '../lists.ts';
import type { FormProps, UploadRequest } from './states.ts';

export interface FieldUpload {
  sending: boolean;
  /** Uploads that are running or queued. */
  pending: number;
  /** Of the sent ones what this phone still has, by id. */
  sent: Readonly<Record<string, File>>;
  trouble: string | undefined;
  choose: (file: File) => void;
  /** Aborts the running upload and clears the queue. */
  cancel: () => void;
  retry: (() => void) | undefined;
  /** Continues without the failed upload. */
  drop: (() => void) | undefined;
  /** Only where the host has a camera of its own. */
  camera: HostCamera | undefined;
  /** Why that camera did not open. */
  refused: LocalizedText | undefined;
}

/** Uploads one photo after the other; later ones are queued. */
export function useUploads(
  { data, status, send }: Pick<FormProps, 'data' | 'status' | 'send'>,
  editable: boolean,
  beforeSending: () => void,
) {
  const language = useLanguage();
  const [queue, setQueue] = useState<readonly UploadRequest[]>([]);
  const current = data.upload;
  const troubles = data.photoTroubles ?? {};
  /** A failed upload of several is retried or dropped before the others continue. */
  const isQueued = (one: UploadRequest) =>
    one.several === true &&
    one !== current &&
    one.field === current?.field &&
    troubles[one.field] !== undefined;
  const next = queue.find((one) => !isQueued(one));

  useEffect(() => {
    if (!editable || !next) return;
    beforeSending();
    send({ type: 'form.photo-chosen', data: { upload: next, taken: undefined } });
    // oxlint-disable-next-line react/set-state-in-effect -- the machine has just taken it
    setQueue((waiting) => waiting.filter((one) => one !== next));
  }, [editable, next, send, beforeSending]);

  const cameraOf = useHostCamera({ data, send }, editable, beforeSending);
  const put = (upload: UploadRequest) =>
    setQueue((waiting) => [
      ...waiting.filter((one) => upload.several === true || one.field !== upload.field),
      upload,
    ]);
  const again = (upload: UploadRequest) => setQueue((waiting) => [upload, ...waiting]);
  const drop = (field: string) => {
    const { [field]: _, ...others } = troubles;
    send({ type: 'form.changed', data: { upload: undefined, photoTroubles: others } });
  };
  const cancel = (field: string) => {
    setQueue((waiting) => waiting.filter((one) => one.field !== field));
    if (status === 'uploading' && current?.field === field)
      send({ type: 'form.photo-cancelled', data: { upload: undefined } });
  };
  const pending = (field: string) =>
    Number(status === 'uploading' && current?.field === field) +
    queue.filter((one) => one.field === field && !isQueued(one)).length;
  return {
    of: (field: string, several: boolean): FieldUpload => ({
      sending: pending(field) > 0,
      pending: pending(field),
      sent: data.sentFiles ?? {},
      trouble: troubles[field] && troubleText(troubles[field], language),
      choose: (file) => put({ field, file, ...(several && { several }) }),
      cancel: () => cancel(field),
      retry: current?.field === field ? () => again(current) : undefined,
      drop: several && current?.field === field ? () => drop(field) : undefined,
      refused:
        data.cameraRefused !== undefined && data.taking === field
          ? cameraMessages[data.cameraRefused === 'denied' ? 'denied' : 'failed']
          : undefined,
      camera: cameraOf(field),
    }),
  };
}

/** The camera of the host, as the input of a field needs it. */
function useHostCamera(
  { data, send }: Pick<FormProps, 'data' | 'send'>,
  editable: boolean,
  beforeSending: () => void,
) {
  const taken = data.taken;
  const take = (field: string) => {
    beforeSending();
    send({ type: 'form.photo-requested', data: { taking: field, cameraRefused: undefined } });
  };
  return (field: string): HostCamera | undefined =>
    data.hostCamera === true
      ? {
          disabled: !editable,
          take: () => take(field),
          taken: taken?.field === field ? taken.photo : undefined,
        }
      : undefined;
}
