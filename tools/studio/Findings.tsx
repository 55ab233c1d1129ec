import { useState } from 'react';

/** What the terminal says, over everything, until it is mended or put aside. */
export function Findings({ text }: { text: string }) {
  const [aside, setAside] = useState('');
  if (aside === text) return null;
  return (
    <div className="findings" role="alertdialog" aria-label="Something to mend">
      <div>
        <header>
          <h2>Something to mend</h2>
          <button type="button" onClick={() => setAside(text)}>
            Put aside
          </button>
        </header>
        <pre>{text}</pre>
        <p>The phone still shows what was good last. Saving the file takes this away.</p>
      </div>
    </div>
  );
}
