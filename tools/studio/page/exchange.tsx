/** Files that leave the studio and come back. */
import { useRef } from 'react';

interface ChooseFileProps {
  words: string;
  /** As `<input>` has it. */
  accept: string;
  onChoose: (file: File) => void;
}

export function ChooseFile({ words, accept, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {words}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/** Gives the browser a text to be kept as a file of this name. */
export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
