/** `srcset` of a photograph of which there is a smaller one, too; undefined where there is none. */
export function srcSetOf(url: string, small: string | undefined): string | undefined {
  return small === undefined ? undefined : `${small} 360w, ${url} 720w`;
}
