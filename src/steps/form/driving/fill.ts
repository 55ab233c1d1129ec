import type { Locator, Page } from '@playwright/test';
import type { Step } from '../../../model/definition.ts';
import type { DrivenWalk, BrowserTools } from '../../kind-driver.ts';
import { formats, type TextFormat } from '../checks/formats.ts';

interface Field {
  type: string;
  label: { zh: unknown };
  required?: boolean;
  min?: number;
  format?: TextFormat;
  refuse?: unknown;
}

/** Fills a form: with the example's answers, and valid ones for other required fields. */
export async function fillForm(walk: DrivenWalk, step: Step, hands: BrowserTools): Promise<void> {
  for (const [name, field] of Object.entries(fieldsOf(step))) {
    const answer = walk.example.answers[[...(step.scope ?? []), name].join('.')];
    if (answer === undefined && !field.required) continue;
    // A field with a condition appears, or does not, with the answer before it.
    if (mayBeMissing(field) && !(await place(walk.page, name).isVisible())) continue;
    const value = field.type === 'phone' ? phoneFor(walk, step, name) : written(answer);
    const example = field.format === 'name' ? nameFor(step, name) : exampleOf(field);
    await (fillers[field.type] ?? typing(example ?? '张伟'))({
      page: walk.page,
      hands,
      name,
      field,
      value,
    });
  }
}

export function mayBeMissing(field: Field): boolean {
  return 'when' in field || 'known' in field;
}

/** The customer's own number where it is theirs, so that codes find this worker; somebody else's, all different, elsewhere. */
function phoneFor(walk: DrivenWalk, step: Step, name: string): string {
  const others = Object.entries(fieldsOf(step)).filter(([, { type }]) => type === 'phone');
  const at = others.findIndex(([field]) => field === name);
  if (!/contact|spouse|guarantor|coborrower|cophone|transfer/i.test(name)) return walk.phone;
  // A spouse is asked for on a page of their own and must not be one of the contacts.
  const phone = `13${7 - at - (name.includes('spouse') ? 2 : 0)}${walk.phone.slice(3)}`;
  walk.others.add(phone);
  return phone;
}

const names = ['张伟', '李娜', '王强', '刘洋'];

/** Several people on a page are different ones. */
function nameFor(step: Step, name: string): string | undefined {
  const people = Object.entries(fieldsOf(step)).filter(([, { format }]) => format === 'name');
  return names[people.findIndex(([field]) => field === name) % names.length];
}

function exampleOf({ format }: Field): string | undefined {
  return format && formats[format].example;
}

function written(value: unknown): string | undefined {
  return typeof value === 'string' ? value : value === undefined ? value : JSON.stringify(value);
}

export function fieldsOf(step: Step): Record<string, Field> {
  return (step as { fields?: Record<string, Field> }).fields ?? {};
}

/** The field's label, which is there whatever the input is. */
function place(page: Page, name: string): Locator {
  return page.locator(`#field-${name}-label`);
}

interface Filling {
  page: Page;
  hands: BrowserTools;
  name: string;
  field: Field;
  /** From the example, as it is typed or chosen. */
  value: string | undefined;
}
type Filler = (filling: Filling) => Promise<void>;

function inputOf({ page, name }: Filling): Locator {
  return page.locator(`#field-${name}`);
}

function fieldOf(filling: Filling): Locator {
  return filling.page.locator('form div', { has: place(filling.page, filling.name) }).last();
}

function groupOf({ page, name }: Filling): Locator {
  return page.locator(`[aria-labelledby="field-${name}-label"]`);
}

/** A field with a value is left as it is. */
const typing =
  (usual: string): Filler =>
  async (filling) => {
    const input = inputOf(filling);
    await filling.hands.expect(input).toBeVisible();
    const before = await input.inputValue();
    if (filling.value === undefined ? before !== '' : before === filling.value) return;
    await input.fill(filling.value ?? usual);
    // What depends on it appears when the field is left.
    await input.blur();
  };

const firstOf =
  (levels: number): Filler =>
  async (filling) => {
    const chosen = inputOf(filling);
    if (!(await chosen.innerText()).includes('请选择')) return;
    await chosen.click();
    await chooseFirsts(filling, levels);
  };

const fillers: Record<string, Filler> = {
  'long-text': typing('人民路 1 号'),
  email: typing('zhang@example.com'),
  'id-number': typing('11010519491231002X'),
  // Of a bank that no form can object to, for the app does not know it.
  'bank-card': typing('6210151234567890109'),
  async date(filling) {
    const earliest = await inputOf(filling).getAttribute('min');
    await typing(earliest ?? '2020-01-01')(filling);
  },
  money: (filling) => typing(String(Math.max(filling.field.min ?? 1, 10_000)))(filling),
  number: (filling) => typing(String(Math.max(filling.field.min ?? 0, 1)))(filling),
  async 'one-of'(filling) {
    const select = filling.page.locator(`select#field-${filling.name}:enabled`);
    const radios = groupOf(filling).getByRole('radio');
    await filling.hands.expect(select.or(radios.first())).toBeVisible();
    if (await select.isVisible()) {
      const { value } = filling;
      if (value !== undefined || (await select.inputValue()) === '')
        await select.selectOption(value ?? { index: 1 });
    } else if (filling.value === undefined) {
      // Another answer of the form may rule out the first.
      const usual = filling.field.refuse === undefined ? radios.first() : radios.last();
      if ((await radios.and(filling.page.locator(':checked')).count()) === 0) await usual.check();
    } else await groupOf(filling).locator(`[value="${filling.value}"]`).check();
  },
  async 'many-of'(filling) {
    const boxes = groupOf(filling).getByRole('checkbox');
    await filling.hands.expect(boxes.first()).toBeVisible();
    await boxes.first().check();
  },
  async validity(filling) {
    const dates = groupOf(filling).locator('input[type=date]');
    await dates.nth(0).fill('2020-01-01');
    await dates.nth(1).fill('2040-01-01');
  },
  async 'yes-no'(filling) {
    const name = filling.value === 'true' ? '是' : '否';
    await groupOf(filling).getByRole('radio', { name }).check();
  },
  async region(filling) {
    const suggestion = fieldOf(filling).getByRole('button', { name: /一致：/ });
    await ((await suggestion.isVisible()) ? suggestion.click() : firstOf(3)(filling));
  },
  async industry(filling) {
    await inputOf(filling).click();
    const sheet = filling.page.getByRole('dialog');
    await sheet.getByRole('searchbox').fill('软件');
    await sheet.getByRole('listitem').getByRole('button').first().click();
  },
  photo: async (filling) => filling.hands.givePhoto(filling.page, await labelOf(filling)),
  async files(filling) {
    const group = filling.page.getByRole('group', { name: await labelOf(filling) });
    await group.locator('input[multiple]').setInputFiles(filling.hands.photo());
    await filling.hands.expect(group.getByRole('listitem')).toHaveCount(1);
  },
};

/** A label the platform words is a formula in the definition; the page has its words. */
async function labelOf({ page, name, field: { label } }: Filling): Promise<string> {
  return typeof label.zh === 'string' ? label.zh : place(page, name).innerText();
}

async function chooseFirsts({ page, hands }: Filling, levels: number): Promise<void> {
  const { expect } = hands;
  const sheet = page.getByRole('dialog');
  const confirm = sheet.getByRole('button', { name: '确定' });
  for (let level = 0; level < levels && !(await confirm.isEnabled()); level += 1) {
    const tab = sheet.getByRole('tab').nth(level);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const option = sheet.getByRole('tabpanel').getByRole('button').first();
    const label = await option.innerText();
    await option.click();
    await expect(tab).toHaveText(label);
  }
  await confirm.click();
}
