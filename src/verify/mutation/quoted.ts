/** As it is written in a file. */
export function quoted(text: string): string {
  return /^[a-z][\w./-]*$/i.test(text) && !/^(yes|no|true|false|null)$/i.test(text)
    ? text
    : JSON.stringify(text);
}
