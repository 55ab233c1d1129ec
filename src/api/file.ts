import type { Language } from '../model/definition.ts';
import { type EndpointResponse, readResponse, unreachable } from './response.ts';
import { loadEndpoint } from './contract-lazy.ts';
import { timeouts } from './timeouts.ts';
import { instanceOf } from './transport.ts';
import { type Credentials, credentialHeaders } from './credentials.ts';

export interface FetchingFile {
  credentials: Credentials;
  language: Language;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** A file of the platform, and why it is not there where it is not. The token travels as a header: addresses are logged. */
export async function fetchFile(
  address: string,
  { credentials, language, signal, onProgress }: FetchingFile,
): Promise<Blob | Exclude<EndpointResponse, { type: 'ok' }>> {
  try {
    const instance = await instanceOf('legacy');
    const { status, data } = await instance.get<Blob>(address, {
      signal,
      // Node has no XMLHttpRequest, and axios reads blobs by these two only.
      adapter: ['xhr', 'fetch'],
      responseType: 'blob',
      timeout: timeouts.main,
      headers: credentialHeaders({ ...credentials, language }),
      onDownloadProgress({ loaded, total }) {
        if (total !== undefined && total > 0) onProgress(Math.min(1, loaded / total));
      },
    });
    if (status < 300 && !data.type.includes('json')) return data;
    const endpoint = await loadEndpoint('file.by-url');
    const response = endpoint && readResponse(endpoint, status, await bodyOf(data));
    return !response || response.type === 'ok' ? unreachable('broken') : response;
  } catch {
    return unreachable('offline');
  }
}

async function bodyOf(data: Blob): Promise<unknown> {
  const text = await new Response(data).text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
