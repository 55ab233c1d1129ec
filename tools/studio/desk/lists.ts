import { listOf } from '../../authoring/list-templates.ts';
import { handlers } from './requests.ts';

export const lists = handlers({
  /** What `npm run check -- --list NAME` prints; null where it has no such list. */
  list(desk, { name, language }): string | null {
    return listOf(name, () => desk.service.files(), language) ?? null;
  },
});
