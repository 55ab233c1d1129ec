import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: '/mwap/',
  plugins: [react()],
  build: {
    target: ['es2019', 'safari13'],
    modulePreload: { resolveDependencies: () => [] },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'node', include: ['{src,tools,tests}/**/*.test.ts'], environment: 'node' } },
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
