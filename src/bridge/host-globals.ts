import type { MessagingWindow } from './messaging/window.ts';
import type { MiniProgramWindow } from './mini-program/window.ts';
import type { NativeWindow, ReceivingWindow } from './native/window.ts';
import type { OwnPage } from './own-page.ts';

/** The objects that hosts inject into a window; each host injects its own. */
export interface HostGlobals extends NativeWindow, MessagingWindow, MiniProgramWindow {}

export interface BridgeEnvironment {
  window: ReceivingWindow & Pick<Window, 'document'> & HostGlobals;
  page: OwnPage;
  newId: () => string;
}
