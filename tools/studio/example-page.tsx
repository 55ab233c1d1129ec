/** `example.html?kind=form&example=…&language=zh`: one example of a kind by itself. */
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/ui/theme.css';
import { Example } from './Example.tsx';
import type { KindShown } from './desk/gallery-data.ts';

const query = new URLSearchParams(window.location.search);

function OneExample() {
  const [kinds, setKinds] = useState<KindShown[]>();
  useEffect(() => {
    void fetch('/data/gallery.json')
      .then((response) => response.json())
      .then((loaded) => setKinds(loaded as KindShown[]));
  }, []);
  const kind = query.get('kind') ?? '';
  const example = kinds
    ?.find((one) => one.kind === kind)
    ?.examples.find((one) => one.name === query.get('example'));
  const language = query.get('language') === 'en' ? 'en' : 'zh';
  return example ? <Example kind={kind} example={example} language={language} /> : null;
}

createRoot(document.getElementById('phone') as HTMLElement).render(
  <StrictMode>
    <OneExample />
  </StrictMode>,
);
