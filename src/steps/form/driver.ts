import type { KindDriver } from '../kind-driver.ts';

export const driver: KindDriver = {
  data: {
    'form.photo-chosen': ({ step }, { picture }) => ({
      upload: { field: photoField(step), file: picture() },
    }),
    'form.list-wanted': () => ({ wanted: ['provinces'] }),
  },
  async act(walk, step, _outcome, { fillForm, submit }) {
    await fillForm(walk, step);
    await submit(walk.page);
  },
};

function photoField({ fields = {} }: { fields?: Record<string, { type?: unknown }> }): string {
  return Object.entries(fields).find(([, field]) => field.type === 'photo')?.[0] ?? 'photo';
}
