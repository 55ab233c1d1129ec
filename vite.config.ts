import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { definitions } from './tools/vite-plugin-definitions.ts';
import { pdfParts } from './tools/vite-plugin-pdf-parts.ts';

const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4010';
const fromSandbox = [
  '/api',
  '/ocr',
  '/rebate',
  '/hshcwap',
  '/hshcchannel',
  '/hshcwxweb',
  '/sandbox',
  '/documents',
  '/bank-pages',
];
const proxy = Object.fromEntries(
  fromSandbox.map((path) => [path, { target: sandbox, xfwd: true }]),
);

export default defineConfig({
  base: '/mwap/',
  plugins: [react(), definitions(), pdfParts()],
  server: { proxy },
  preview: { proxy },
  build: {
    target: ['es2019', 'safari13'],
    manifest: true,
    // Every lazy chunk would otherwise be announced in the entry.
    modulePreload: { resolveDependencies: () => [] },
  },
  test: {
    // Only to end what hangs: nothing here is judged by its time, and a shared machine can be slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,tools,tests}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['{src,tools,tests}/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/dom-setup.ts'],
        },
      },
    ],
  },
});
