import type { GenerateResult } from '../wire.ts';
import { generate } from './generate.ts';
import { handlers } from './requests.ts';

export const generating = handlers({
  /** Runs `npm run generate` for the saved files. */
  async generate(desk): Promise<GenerateResult> {
    const service = desk.take({});
    if (service.problems().length > 0) return null;
    return { written: await generate(desk.root, service.definitions()) };
  },
});
