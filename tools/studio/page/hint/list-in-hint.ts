/**
 * A hint that ends on a command line, or in a source file, for a list of names: what else it says, and the list's name. Staff
 * have neither.
 */
export function listInHint(hint: string): { rest: string; list?: string } {
  const found = sentence.exec(hint);
  const [whole = '', ofCommand, ofSource] = found ?? [];
  const list = ofCommand?.replaceAll("'", '') ?? ofSource;
  if (!found || list === undefined) return { rest: hint };
  const rest = hint.slice(0, found.index) + hint.slice(found.index + whole.length);
  return { rest: rest.trim(), list };
}

const sentence =
  /[^。.?？]*(?:npm run check -- --list ('[^']+'|[\w.-]+)|src\/api\/(documents|dictionaries)\.ts)["”]?[^。.]*[。.]/;
