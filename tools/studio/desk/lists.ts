import { inColumns, listNames } from '../../authoring/list-names.ts';
import { listTemplates } from '../../authoring/list-templates.ts';
import { buildSymbols } from '../../symbols/symbols.ts';
import { handlers } from './requests.ts';

export const lists = handlers({
  /** What `npm run check -- --list NAME` prints; null where it has no such list. */
  list(desk, { name, language }): string | null {
    const templates = listTemplates(name, () => desk.service.files(), language);
    const names = templates ? inColumns(templates) : listNames(name, buildSymbols(), language);
    return names ?? null;
  },
});
