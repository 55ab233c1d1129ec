import { type FormEvent, useId, useRef, useState } from 'react';
import { useLanguage, useT } from '../../../src/ui/language.tsx';
import type { FunderName } from '../wire.ts';
import type { Address } from './address.ts';
import { ask } from './ask.ts';
import { fileOfFunder } from './file-of-funder.ts';

interface AddFunderProps {
  address: Address;
  funders: readonly FunderName[];
  like: string;
}

/** A new funder's file, made of the one it is most like. */
export function AddFunder({ address, funders, like }: AddFunderProps) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [trouble, setTrouble] = useState('');
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const [code, zh, en, other] = ['code', 'zh', 'en', 'like'].map((name) => {
      const value = said.get(name);
      return typeof value === 'string' ? value : '';
    });
    try {
      await ask('add-funder', { code, like: fileOfFunder(other ?? ''), name: { zh, en } });
      setTrouble('');
      dialog.current?.close();
      address.go({ funder: code ?? '' });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {t({ zh: '新增资方', en: 'Add a funder' })}
      </button>
      <dialog ref={dialog} aria-labelledby={id}>
        <form onSubmit={(event) => void add(event)}>
          <h2 id={id}>{t({ zh: '新增资方', en: 'Add a funder' })}</h2>
          <Questions funders={funders} like={like} />
          {trouble !== '' && (
            <p className="bad" role="alert">
              {trouble}
            </p>
          )}
          <div className="bar">
            <button type="submit">{t({ zh: '新增', en: 'Add' })}</button>
            <button type="button" onClick={() => dialog.current?.close()}>
              {t({ zh: '取消', en: 'Cancel' })}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}

function Questions({ funders, like }: Pick<AddFunderProps, 'funders' | 'like'>) {
  const t = useT();
  const language = useLanguage();
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
        <select name="like" defaultValue={like} key={like}>
          {funders
            .filter(({ file }) => file.startsWith('funders/'))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name ? `${name[language]} · ${code}` : code}
              </option>
            ))}
        </select>
      </label>
    </>
  );
}
