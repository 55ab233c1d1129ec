/** Pictures travel to and from the host and the platform as texts: `data:image/jpeg;base64,…`, sometimes without the head. */

/** The file behind such a text, or undefined when it is none. */
export function fileOfPicture(picture: unknown, name: string): File | undefined {
  if (typeof picture !== 'string') return undefined;
  const [, type = 'image/jpeg', coded = ''] =
    /^(?:data:(image\/[\w.+-]+);base64,)?([A-Za-z0-9+/=\s]+)$/.exec(picture) ?? [];
  if (coded === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(coded.replaceAll(/\s/g, '')), (byte) => byte.charCodeAt(0));
    return new File([bytes], name, { type });
  } catch {
    return undefined;
  }
}

/** Throws the reader's error when the file has been removed meanwhile. */
export function pictureOfFile(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Read as a data URL, the result is a text.
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable file.')));
    reader.readAsDataURL(file);
  });
}
