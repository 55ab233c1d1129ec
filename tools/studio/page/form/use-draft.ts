import { useState } from 'react';

/** What is typed stands until it is written, and the text has another value than when it was begun. */
export function useDraft(value: string, write: (value: string) => Promise<boolean>) {
  const [draft, setDraft] = useState<{ from: string; now: string }>();
  if (draft && draft.from !== value) setDraft(undefined);
  const shown = draft?.from === value ? draft.now : value;
  return {
    shown,
    isTyped: shown !== value,
    type: (now: string) => setDraft({ from: value, now }),
    commit: (now = shown) => {
      if (now === value) return setDraft(undefined);
      setDraft({ from: value, now });
      void write(now).then((isWritten) => !isWritten && setDraft(undefined));
    },
  };
}
