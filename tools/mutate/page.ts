import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MutationTestResult } from 'mutation-testing-report-schema/api';

/** One file to open in a browser, with the viewer in it. Nothing of it is fetched. */
export function pageOf(report: MutationTestResult): string {
  const viewer = fileURLToPath(
    import.meta.resolve('mutation-testing-elements/dist/mutation-test-elements.js'),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:">
<title>Walks nobody asserts</title>
</head>
<body>
<mutation-test-report-app title-postfix="Flows and funders"></mutation-test-report-app>
<script>${inScript(readFileSync(viewer, 'utf8'))}</script>
<script>document.querySelector('mutation-test-report-app').report = ${asScript(report)};</script>
</body>
</html>
`;
}

/** Text of an author may hold `</script>`. */
function asScript(report: MutationTestResult): string {
  return JSON.stringify(report).replaceAll('<', String.raw`\u003c`);
}

const inScript = (code: string): string => code.replaceAll(/<\/(script)/gi, String.raw`<\/$1`);
