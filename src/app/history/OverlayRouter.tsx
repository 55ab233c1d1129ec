import type { ReactNode } from 'react';
import { BrowserRouter } from '../../pages/routing.ts';
import { overlayHistory } from './overlay-history.ts';

const routed = overlayHistory(window);

/** The browser's router, with a history entry for an open overlay. */
export function OverlayRouter(props: { basename: string; children: ReactNode }) {
  return (
    <BrowserRouter basename={props.basename} window={routed}>
      {props.children}
    </BrowserRouter>
  );
}
