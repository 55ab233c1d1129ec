const inlineScript = /(<script(?:\s+data-[^>]*)?>)(.*?)(<\/script>)/s;

/** The page with the text of its own script as short as it is without another tool: no comments on lines of their own, no indent. */
export function withShortScript(html: string): string {
  return html.replace(
    inlineScript,
    (_, open: string, script: string, close: string) =>
      open + script.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/^\s+/gm, '') + close,
  );
}

/**
 * The text of the script that a built page holds, which the policy names by its hash.
 * @throws where the page has none.
 */
export function shortScriptOf(html: string): string {
  const script = inlineScript.exec(withShortScript(html))?.[2];
  if (script === undefined) throw new Error('Bug: index.html has no script of its own.');
  return script;
}
