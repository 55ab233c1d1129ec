import { expect, test } from 'vitest';
import { root } from '../../repository/repository.ts';
import { buildSymbols } from '../../symbols/symbols.ts';
import { applyEdits } from '../apply-edits.ts';
import type { Scope } from '../scope.ts';
import { Texts } from '../texts.ts';
import { formEdits, type FormChange } from './change.ts';
import type { Form, FormControl, FormValue } from './controls.ts';
import { formAt } from './form.ts';

const texts = new Texts(root);
const scope: Scope = { symbols: buildSymbols(), texts, linked: () => undefined };

/** The file's form, and those of its flows and steps. */
function formsOf(path: string, offset = 0): Form[] {
  const form = formAt(scope, path, offset, 'en');
  const parts = allOf(form?.controls ?? []).flatMap((one) =>
    one.type === 'parts' && one.name !== 'examples' ? one.parts : [],
  );
  return form ? [form, ...parts.flatMap(({ from }) => formsOf(path, from))] : [];
}

const allOf = (controls: readonly FormControl[]): FormControl[] =>
  controls.flatMap((one) => [one, ...(one.type === 'group' ? allOf(one.controls) : [])]);

function presentValue(control: FormControl): FormValue | undefined {
  if (control.type === 'yes-no') {
    if (!control.isKnown) return undefined;
    return control.value ? 'yes' : 'no';
  }
  return control.type === 'group' || control.type === 'parts' || control.type === 'source'
    ? undefined
    : control.value;
}

/** Another value that the control can have. */
function otherValue(control: FormControl): FormValue | undefined {
  switch (control.type) {
    case 'yes-no':
      return control.value ? 'no' : 'yes';
    case 'words':
      return { zh: `新：${control.value.zh}`, en: `New ${control.value.en}` };
    case 'text':
      return control.isNumber ? '17' : 'another';
    case 'choice':
      return 'another';
    case 'several':
      return [...control.value, 'one-more'];
    default:
      return undefined;
  }
}

function changed(path: string, change: FormChange): string {
  const edits = formEdits(scope, path, change);
  if (!Array.isArray(edits)) throw new Error(edits.refused.en);
  return applyEdits(texts.at(path)?.text ?? '', edits);
}

const forms = texts.all.flatMap(({ path }) => formsOf(path).map((form) => ({ path, form })));
const controls = forms.flatMap(({ path, form }) =>
  allOf(form.controls).map((control) => ({ path, control })),
);

test('the present value of every control, written back, changes no byte', () => {
  const written = controls.flatMap(({ path, control }) => {
    const value = presentValue(control);
    if (value === undefined) return [];
    const edits = formEdits(scope, path, { path: control.path, value });
    return [{ place: `${path} ${control.path.join(' > ')}`, edits }];
  });

  expect(written.filter(({ edits }) => !Array.isArray(edits) || edits.length > 0)).toEqual([]);
  expect(written.length).toBeGreaterThan(10_000);
});

test('another value is read back as it was written, and the former one restores the file', () => {
  const tried = controls.filter((_, index) => index % 1499 === 0);
  const unlike = tried.filter(({ path, control }) => {
    const [value, before] = [otherValue(control), presentValue(control)];
    const { text = '' } = texts.at(path) ?? {};
    if (value === undefined || before === undefined) return false;
    const without = changed(path, { path: control.path, value: null });
    const now = changed(path, { path: control.path, value });
    // What goes without saying is taken out, and comes back where the schema has it.
    if (now === without) return false;
    texts.set(path, now);
    const back = changed(path, { path: control.path, value: before });
    texts.set(path, text);
    return now === text || (back !== text && back !== without);
  });

  expect(unlike).toEqual([]);
});
