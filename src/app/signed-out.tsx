import { createRoot } from 'react-dom/client';
import { dialogs, unreachableWords } from '../api/words.ts';
import type { Bridge } from '../bridge/bridge.ts';
import type { Host } from '../machine/effects.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LanguageProvider, sayIn } from '../ui/language.tsx';
import { showToast } from '../ui/Toast.tsx';
import { startLanguage } from './language.ts';
import { words } from './words.ts';

let shown = false;

/** A 401: in the native app a dialog that leads to its login, elsewhere words (browsing-and-ordering, section 6). */
export function onSignedOut(how: 'unauthorized' | 'legacy', host: Host, bridge: Bridge): void {
  const language = startLanguage();
  if (how === 'legacy') forgetToken();
  if (host.kind !== 'native') return showToast(unreachableWords['signed-out'][language]);
  if (shown) return;
  shown = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const login = () => {
    shown = false;
    root.unmount();
    place.remove();
    const signal = new AbortController().signal;
    void bridge.request('login', {}, { signal, timeout: 10 * 60_000 });
  };
  root.render(
    <LanguageProvider language={language}>
      <Dialog
        title={sayIn(language, dialogs.signedOut.title)}
        actions={<Button onPress={login}>{sayIn(language, words.confirm)}</Button>}
      >
        <p>{sayIn(language, dialogs.signedOut.text)}</p>
      </Dialog>
    </LanguageProvider>,
  );
}

function forgetToken(): void {
  try {
    localStorage.removeItem('token');
  } catch {
    // Storage is denied, so no token was ever kept.
  }
}
