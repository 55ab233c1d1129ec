/**
 * The address a file may be opened at: the platform's own file endpoint for what lies with the platform, nothing for any
 * other origin. `file` comes from an address or an answer, so it is read as a URL and never compared as a text.
 */
export function fileAddress(file: string, origin: string): string | undefined {
  let url: URL;
  try {
    url = new URL(file, origin);
  } catch {
    return undefined;
  }
  const own = url.origin === origin && url.username === '' && url.password === '';
  if (!own || file.trim() === '') return undefined;
  const path = url.pathname + url.search;
  return `/api/file/getFileByUrl?url=${encodeURIComponent(path)}`;
}
