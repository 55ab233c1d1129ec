import { type FormEvent, useRef, useState } from 'react';
import { useT } from '../../../src/ui/language.tsx';
import type { FunderName, FunderToAdd } from '../wire.ts';
import type { Address } from './address.ts';
import { request } from './request.ts';
import { FormDialog } from './FormDialog.tsx';
import { FunderOptions } from './FunderOptions.tsx';
import { fileOfFunder } from '../../../src/model/file-of-funder.ts';

interface AddFunderProps {
  address: Address;
  funders: readonly FunderName[];
  like: string;
  onAdded: () => void;
}

/** A new funder's file, made of the one it is most like. */
export function AddFunder({ address, funders, like, onAdded }: AddFunderProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [trouble, setTrouble] = useState<string>();
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const word = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const code = word('code');
    const funder: FunderToAdd = {
      code,
      like: fileOfFunder(word('like')),
      name: { zh: word('zh'), en: word('en') },
      links: word('links').split(/\s+/).filter(Boolean),
    };
    try {
      await request('add-funder', funder);
      setTrouble(undefined);
      dialog.current?.close();
      address.go({ funder: code });
      onAdded();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {t({ zh: '新增资方', en: 'Add a funder' })}
      </button>
      <FormDialog
        dialog={dialog}
        title={t({ zh: '新增资方', en: 'Add a funder' })}
        onSubmit={add}
        trouble={trouble}
        submit={t({ zh: '新增', en: 'Add' })}
      >
        <Questions funders={funders} like={like} />
      </FormDialog>
    </>
  );
}

/** One https address or several. */
const origins = String.raw`\s*https:\/\/[^\/\s]+(\s+https:\/\/[^\/\s]+)*\s*`;

function Questions({ funders, like: first }: Pick<AddFunderProps, 'funders' | 'like'>) {
  const t = useT();
  const all = funders.filter(({ file }) => file.startsWith('funders/'));
  const [chosen, setChosen] = useState<string>();
  const like = all.find(({ code }) => code === (chosen ?? first)) ?? all[0];
  return (
    <>
      <label className="field">
        <span>{t({ zh: '代码（大写字母）', en: 'Code, in capitals' })}</span>
        <input name="code" required pattern="[A-Z][A-Z0-9_]*" autoComplete="off" />
      </label>
      <label className="field">
        <span>{t({ zh: '中文名称', en: 'Name in Chinese' })}</span>
        <input name="zh" required autoComplete="off" />
      </label>
      <label className="field">
        <span>{t({ zh: '英文名称', en: 'Name in English' })}</span>
        <input name="en" required autoComplete="off" />
      </label>
      <label className="field">
        <span>{t({ zh: '与哪个资方最像', en: 'Most like' })}</span>
        <select name="like" value={like?.code} onChange={(event) => setChosen(event.target.value)}>
          <FunderOptions funders={all} />
        </select>
      </label>
      {like?.hasLinks && (
        <label className="field">
          <span>
            {t({
              zh: '资方自己页面的网址（多个用空格分开）',
              en: 'Addresses of its own pages (a space between several)',
            })}
          </span>
          <input
            name="links"
            required
            pattern={origins}
            placeholder="https://…"
            autoComplete="off"
          />
        </label>
      )}
    </>
  );
}
