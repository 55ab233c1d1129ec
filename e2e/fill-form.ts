import { expect, type Locator, type Page } from '@playwright/test';
import type { Example, Step } from '../src/definition/definition.ts';
import { photo } from './photo.ts';

interface Field {
  type: string;
  label: { zh: string };
  required?: boolean;
  min?: number;
}

/** Fills what is asked on a form: the example's answers, and something valid for the rest of what is required. */
export async function fillForm(page: Page, step: Step, example: Example): Promise<void> {
  const { fields = {} } = step as { fields?: Record<string, Field> };
  for (const [name, field] of Object.entries(fields)) {
    const given = example.answers[[...(step.scope ?? []), name].join('.')];
    if (given === undefined && !field.required) continue;
    const input = labelled(page, field);
    // A field with a condition appears, or not, with the answer before it.
    if ('when' in field && !(await input.first().isVisible())) continue;
    await (fillers[field.type] ?? fillers.text)?.(input, field, given, page);
  }
}

function labelled(page: Page, field: Field): Locator {
  return page.locator('main').getByLabel(field.label.zh);
}

type Filler = (input: Locator, field: Field, given: unknown, page: Page) => Promise<void>;

const typing =
  (usual: string): Filler =>
  async (input, _field, given) => {
    if (given === undefined && (await input.first().inputValue()) !== '') return;
    await input.first().fill(String(given ?? usual));
  };

const fillers: Record<string, Filler> = {
  text: typing('张伟'),
  'long-text': typing('人民路 1 号'),
  phone: typing('13800138000'),
  email: typing('zhang@example.com'),
  'id-number': typing('11010519491231002X'),
  'bank-card': typing('6222021234567890128'),
  date: typing('2020-01-01'),
  async money(input, field, given) {
    await input.first().fill(String(given ?? Math.max(field.min ?? 1, 10000)));
  },
  async number(input, field, given) {
    await input.first().fill(String(given ?? Math.max(field.min ?? 0, 1)));
  },
  async 'one-of'(input, _field, given, page) {
    const first = input.first();
    await expect(first).toBeVisible();
    if ((await first.evaluate((element) => element.tagName)) === 'SELECT') {
      await expect(first).toBeEnabled();
      await first.selectOption(given === undefined ? { index: 1 } : String(given));
      return;
    }
    const radios = first.getByRole('radio');
    const group = (await radios.count()) > 0 ? radios : page.getByRole('radio');
    await (
      given === undefined ? group.first() : group.and(page.locator(`[value="${String(given)}"]`))
    ).check();
  },
  async 'yes-no'(input, _field, given, page) {
    const name = given === false || given === 'no' ? '否' : given === true ? '是' : '否';
    await input.first().or(page.locator('main')).getByRole('radio', { name }).first().check();
  },
  async region(input, _field, _given, page) {
    await input.first().click();
    await chooseFirsts(page, 3);
  },
  async industry(input, _field, _given, page) {
    await input.first().click();
    await chooseFirsts(page, 2);
  },
  async photo(_input, field, _given, page) {
    const group = page.getByRole('group', { name: field.label.zh });
    await group.locator('input[type=file]:not([capture])').setInputFiles(await photo('page.png'));
    await expect(group.getByText('已上传')).toBeVisible();
  },
};

async function chooseFirsts(page: Page, levels: number): Promise<void> {
  const sheet = page.getByRole('dialog');
  const confirm = sheet.getByRole('button', { name: '确定' });
  for (let level = 0; level < levels && !(await confirm.isEnabled()); level += 1) {
    const selected = sheet.getByRole('tab', { selected: true });
    const before = await selected.innerText();
    await sheet
      .getByRole('tabpanel')
      .getByRole('option')
      .or(sheet.getByRole('tabpanel').getByRole('radio'))
      .first()
      .click();
    await expect(confirm.or(selected.filter({ hasNotText: before })).first()).toBeVisible();
  }
  await confirm.click();
}
