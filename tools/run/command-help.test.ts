import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { helpOf } from './arguments.ts';

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

  test.each(tools)('%s describes itself in Chinese', (name, file) => {
    const [usage, , does, , options] = helpOf(file, ['--json'], 'zh').split('\n');

    expect(usage?.split(' ').slice(0, 3)).toEqual(['npm', 'run', name]);
    expect(does, `tools/run/help-in-chinese.ts has no ${name}`).toMatch(/^.*\p{sc=Han}.*。$/u);
    expect(options).toMatch(/选项.*--json, --help$/);
  });

  test.each(['start', 'test', 'test:nightly'])('%s says what it does, and does nothing', (name) => {
    const file = /tools\/\S+\.mjs/.exec(scripts[name] ?? '')?.[0] ?? '';
    const { status, stdout } = spawnSync(process.execPath, [join(root, file), '--help'], {
      encoding: 'utf8',
    });

    expect(status).toBe(0);
    expect(stdout.split(':')[0]).toMatch(/^`npm (run )?\w+/);
    expect(stdout).not.toContain('Installing');
  });

  test.each(['mistakes', 'language-server'])('%s ends after its description', (name) => {
    const file = /tools\/\S+\.ts/.exec(scripts[name] ?? '')?.[0] ?? '';
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(root, file), '--help'],
      { cwd: root, encoding: 'utf8' },
    );

    expect(status).toBe(0);
    expect(stdout).toContain(`npm run ${name}`);
  });

  test('choices stand as they are typed', () => {
    const help = helpOf(join(root, 'tools/diff.ts'), ['--fail-on']);

    expect(help).toContain('--fail-on breaking|changed|words|never');
    expect(help).toMatch(/Options.*--fail-on, --help$/);
  });
});

test.each([
  [['--explain'], '--explain 后面要写一个值。'],
  [['--nope'], '没有选项 --nope。'],
  [['--fix=yes'], '--fix 后面不能写值。'],
])('a mistake in an option, %s, is told in Chinese', (args, sentence) => {
  const file = join(root, 'tools/check.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'zh_CN.UTF-8' },
  });

  expect(status).toBe(2);
  expect(stderr.split('\n')[0]).toBe(sentence);
});
