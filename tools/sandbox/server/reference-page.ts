import { z } from 'zod/mini';
import { contract } from '../../../src/api/contract.ts';
import type { Endpoint } from '../../../src/api/endpoint.ts';
import { timeouts } from '../../../src/api/timeouts.ts';
import { escapeMarkup } from '../platform/markup.ts';

/** Every endpoint of the contract on one page without scripts: what it is for, what it takes, what it gives. */
export function referencePage(): string {
  const areas = new Map<string, [string, Endpoint][]>();
  for (const [id, row] of Object.entries(contract)) {
    const area = id.split('.', 1)[0] ?? '';
    areas.set(area, [...(areas.get(area) ?? []), [id, row]]);
  }
  const contents = [...areas.keys()]
    .map((area) => `<li><a href="#${area}">${area}</a></li>`)
    .join('');
  const sections = [...areas].map(
    ([area, rows]) =>
      `<section><h2 id="${area}">${area}</h2>${rows.map(([id, row]) => entry(id, row)).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The platform's contract</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>The platform's contract</h1>
<p>${Object.keys(contract).length} endpoints, generated from src/api/contract. Every answer is JSON with <code>code</code>, <code>msg</code> and <code>data</code>. For machines: <a href="/sandbox/openapi.json">openapi.json</a>.</p>
<nav aria-label="Areas"><ul>${contents}</ul></nav>
</header>
<main>${sections.join('\n')}</main>
</body>
</html>`;
}

function entry(id: string, row: Endpoint): string {
  const facts = [
    `${row.client} client`,
    `${(row.timeout ?? timeouts[row.client]) / 1000} s`,
    `sent as ${row.encoding}`,
    ...(row.once ? ['writes once (requestId)'] : []),
    ...(row.ours ? ['ours'] : []),
    ...(row.sensitive ? [`sensitive: ${row.sensitive.join(', ')}`] : []),
  ];
  return `<details id="${id}">
<summary><code>${id}</code> ${escapeMarkup(row.about)}</summary>
<p><code>${row.method} ${escapeMarkup(row.path)}</code></p>
<ul>${facts.map((fact) => `<li>${escapeMarkup(fact)}</li>`).join('')}</ul>
<h3>Request</h3><pre>${schemaOf(row.request)}</pre>
<h3>data of the answer</h3><pre>${schemaOf(row.response)}</pre>
</details>`;
}

function schemaOf(schema: z.ZodMiniType): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return escapeMarkup(JSON.stringify(rest, null, 2));
}

const style = `
:root { font: 1rem/1.55 system-ui, sans-serif; color: #1d2329; }
body { margin: 0 auto; max-width: 56rem; padding: 1rem; }
nav ul { columns: 12rem; padding-left: 1.2rem; }
summary { cursor: pointer; padding: 0.5rem 0; }
pre { background: #f4f5f7; border-radius: 0.4rem; overflow-x: auto; padding: 0.75rem; }
:focus-visible { outline: 3px solid #f5a623; outline-offset: 2px; }
`;
