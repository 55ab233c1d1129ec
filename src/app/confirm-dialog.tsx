import { createRoot } from 'react-dom/client';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { LanguageProvider } from '../ui/language.tsx';
import { formatMessage } from '../ui/format-message.ts';
import { Overlay } from '../ui/overlay/Overlay.tsx';
import type { LocalizedText } from '../model/step-kind.ts';
import { startLanguage } from './language.ts';

interface Question {
  title: LocalizedText;
  text: LocalizedText;
  /** The button. */
  confirm: LocalizedText;
  /** May be closed without an answer. */
  closable: boolean;
}

/** Covers everything while the work goes on. */
export async function withBusyOverlay<T>(work: Promise<T>): Promise<T> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <LanguageProvider language={startLanguage()}>
      <Overlay />
    </LanguageProvider>,
  );
  try {
    return await work;
  } finally {
    root.unmount();
    place.remove();
  }
}

/** Titles of the open questions: the same one is not opened twice. */
const openTitles = new Set<string>();

/** Whether this question is open. */
export function isDialogOpen({ title }: Pick<Question, 'title'>): boolean {
  return openTitles.has(title.en);
}

/**
 * Opens a dialog outside of all pages. Resolves to whether it was confirmed; undefined where the same one is open
 * already.
 */
export function confirmDialog({
  title,
  text,
  confirm,
  closable,
}: Question): Promise<boolean | undefined> {
  const language = startLanguage();
  if (openTitles.has(title.en)) return Promise.resolve(undefined);
  openTitles.add(title.en);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = (confirmed: boolean) => {
      openTitles.delete(title.en);
      root.unmount();
      place.remove();
      resolve(confirmed);
    };
    root.render(
      <LanguageProvider language={language}>
        <Dialog
          title={formatMessage(language, title)}
          {...(closable && { onClose: () => end(false) })}
          actions={<Button onPress={() => end(true)}>{formatMessage(language, confirm)}</Button>}
        >
          <p>{formatMessage(language, text)}</p>
        </Dialog>
      </LanguageProvider>,
    );
  });
}
