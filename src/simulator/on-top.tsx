import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { LocalizedText } from '../model/step-kind.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { LanguageProvider } from '../ui/language.tsx';
import { formatMessage } from '../ui/format-message.ts';
import type { SimulatedPaymentAct } from './acts.ts';
import type { HostOutcome } from './answers.ts';
import { CapabilitySheet } from './CapabilitySheet.tsx';
import { PaymentSheet } from './PaymentSheet.tsx';
import { type PaymentReference, sandboxProvider } from './provider.ts';
import { messages } from './messages.ts';

/** Shows the wallet until the tester has decided. */
export function showWallet(
  title: LocalizedText,
  payment: PaymentReference,
): Promise<SimulatedPaymentAct> {
  return onTop((close) => (
    <PaymentSheet title={title} payment={payment} provider={sandboxProvider} onAct={close} />
  ));
}

/** Asks the tester what the host does. */
export function askTester(capability: string): Promise<HostOutcome> {
  return onTop((close) => <CapabilitySheet capability={capability} onChoose={close} />);
}

/** A page of the mini-program's own: it has no address here. Resolves when it is closed. */
export function showMiniPage(path: string): Promise<void> {
  return showSheet(messages.miniPage, path);
}

/** Takes the place of a page the app shows on top: it opens in a new tab. Resolves when that is closed. */
export function showPage(url: string): Promise<void> {
  return showSheet(
    messages.onTop,
    <a href={url} target="_blank" rel="opener">
      {formatMessage(pageLanguage(), messages.open)}
    </a>,
  );
}

function showSheet(title: LocalizedText, content: ReactNode): Promise<void> {
  const language = pageLanguage();
  return onTop<undefined>((close) => (
    <Dialog
      title={formatMessage(language, title)}
      variant="sheet"
      actions={
        <Button onPress={() => close(undefined)}>{formatMessage(language, messages.close)}</Button>
      }
    >
      <p>{content}</p>
    </Dialog>
  ));
}

/** What covers the page hides it, as an app on top of the browser does; it is seen again when that closes. */
function onTop<Closed>(content: (close: (closed: Closed) => void) => ReactNode): Promise<Closed> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const uncover = cover();
    const close = (closed: Closed) => {
      root.unmount();
      place.remove();
      uncover();
      resolve(closed);
    };
    root.render(<LanguageProvider language={pageLanguage()}>{content(close)}</LanguageProvider>);
  });
}

function cover(): () => void {
  const changed = () => void document.dispatchEvent(new Event('visibilitychange'));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  changed();
  return () => {
    Reflect.deleteProperty(document, 'visibilityState');
    changed();
  };
}

function pageLanguage(): 'zh' | 'en' {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'zh';
}
