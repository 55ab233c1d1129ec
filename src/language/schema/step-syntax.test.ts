import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commonSettings } from './step-syntax.ts';

const language = path.join(import.meta.dirname, '..');

test('what every step may have is read once: nobody behind the schema asks a node for it by its word', () => {
  const words = [...commonSettings, 'send', 'endpoint'].join('|');
  const asks = new RegExp(
    `\\b(at|mapAt|textAt)\\((\\w+\\.)*(step|run|write|of)\\.node, '(${words})'`,
  );
  const files = readdirSync(language, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(link|emit|analysis)\/.*\.ts$/.test(file),
  );

  expect(files.length).toBeGreaterThan(80);
  expect(
    files.filter((file) => asks.test(readFileSync(path.join(language, file), 'utf8'))),
  ).toEqual([]);
});
