import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { helpOf } from '../arguments.ts';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const tools = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /tools\/\S+\.ts/.exec(line)?.[0];
  return file === undefined || name === 'site' ? [] : [[name, join(root, file)] as const];
});

describe('--help', () => {
  test.each(tools)('%s describes itself and its options', (name, file) => {
    const [usage, , does] = helpOf(file, ['--json']).split('\n');

    expect(usage?.split(' ').slice(0, 3)).toEqual(['npm', 'run', name]);
    expect(does, `tools/README.md has no row of ${name}`).toMatch(/^Prints \S+ \S/);
  });

  test('choices stand as they are typed', () => {
    const help = helpOf(join(root, 'tools/diff.ts'), ['--fail-on']);

    expect(help).toContain('--fail-on breaking|changed|words|never');
    expect(help).toMatch(/Options.*--fail-on, --help$/);
  });
});
