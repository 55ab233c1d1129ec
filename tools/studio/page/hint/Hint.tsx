import { useState } from 'react';
import { useLanguage, useT } from '../../../../src/ui/language.tsx';
import { request } from '../request.ts';
import { listInHint } from './list-in-hint.ts';

/** What to do about a problem. A list it refers to is shown on demand. */
export function Hint({ text }: { text: string }) {
  const { rest, list } = listInHint(text);
  return (
    <>
      {rest} {list !== undefined && <Listed key={list} name={list} otherwise={text} />}
    </>
  );
}

/** `otherwise`: where there is no such list. */
function Listed({ name, otherwise }: { name: string; otherwise: string }) {
  const t = useT();
  const language = useLanguage();
  const [names, setNames] = useState<string>();
  const show = async () => {
    const found = await request<string | null>('list', { name, language }).catch(() => null);
    setNames(found ?? otherwise);
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={names !== undefined}
        onClick={() => (names === undefined ? void show() : setNames(undefined))}
      >
        {names === undefined
          ? t({ zh: '看全部可选', en: 'Show all there are' })
          : t({ zh: '收起', en: 'Close the list' })}
      </button>
      {names !== undefined && <code className="listed">{names}</code>}
    </>
  );
}
