/** TypeScript, CSS or YAML as it is formatted here, without the lines that are comments. */
export function withoutComments(code: string): string {
  return code
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/\*|\*|# )/.test(line))
    .join('\n');
}
