import { placed, type Form } from '../../authoring/form/controls.ts';
import type { FormEditResult, FormResult } from '../wire.ts';
import { offsetAt, positionsOf } from './positions.ts';
import { handlers } from './requests.ts';

export const forms = handlers({
  form(desk, { texts, file, at, language, ...by }): FormResult {
    const service = desk.take(texts);
    const text = desk.textOf(file);
    const { form, use } = service.form(file, offsetAt(text, at), language, by) ?? {};
    if (!form) return null;
    const placedIn = (one: Form | undefined) =>
      one && placed(one, positionsOf(desk.textOf(one.file)));
    const { settings, step } = use ?? {};
    return {
      form: placed(form, positionsOf(text)),
      ...(use && {
        use: { funders: use.funders, settings: placedIn(settings), step: placedIn(step) },
      }),
    };
  },

  formEdit(desk, { texts, file, change }): FormEditResult {
    const edits = desk.take(texts).formEdits(file, change);
    return Array.isArray(edits) ? { edits: edits.map((one) => desk.edit(one)) } : edits;
  },
});
