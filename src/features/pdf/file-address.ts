/**
 * The address a file may be opened at: the platform's own file endpoint for what lies with the platform, which is the app's
 * `origin` and the `hosts` a deployment names; nothing for any other origin. `file` comes from an address or an answer, so it
 * is read as a URL and never compared as a text.
 */
export function fileAddress(
  file: string,
  origin: string,
  hosts: readonly string[] = [],
): string | undefined {
  let url: URL;
  try {
    url = new URL(file, origin);
  } catch {
    return undefined;
  }
  if (file.trim() === '' || url.username !== '' || url.password !== '') return undefined;
  const own = url.origin === origin;
  if (!own && !hosts.includes(url.origin)) return undefined;
  const address = own ? url.pathname + url.search : url.href;
  return `/api/file/getFileByUrl?url=${encodeURIComponent(address)}`;
}
