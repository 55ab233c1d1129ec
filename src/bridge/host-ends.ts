import type { MessagingWindow } from './messaging/window.ts';
import type { MiniProgramWindow } from './mini-program/window.ts';
import type { NativeWindow, ReceivingWindow } from './native/window.ts';
import type { OwnPage } from './own-page.ts';

/** What hosts put into a window; which of it is there is the host's doing. */
export interface HostEnds extends NativeWindow, MessagingWindow, MiniProgramWindow {}

export interface Ends {
  window: ReceivingWindow & Pick<Window, 'document'> & HostEnds;
  page: OwnPage;
  newId: () => string;
}
