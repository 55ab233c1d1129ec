import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

const Go = createContext<((to: string) => void) | undefined>(undefined);

/** Gives links below it the app's own way to another page, which keeps the app running. */
export const AppLinks = Go.Provider;

export interface AppLinkProps {
  /** An address of the app, from its first slash on, as the router knows it. */
  to: string;
  children: ReactNode;
  className?: string | undefined;
  /** Just before the customer leaves. */
  onGo?: () => void;
}

/** A link to a page of the app, for screens that know no router. Where no way is given it is an ordinary link. */
export function AppLink({ to, children, className, onGo }: AppLinkProps) {
  const go = useContext(Go);
  return (
    <a
      className={className}
      href={`${import.meta.env.BASE_URL.replace(/\/$/, '')}${to}`}
      onClick={(event) => {
        if (event.defaultPrevented || !isPlain(event)) return;
        onGo?.();
        if (!go) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

/** A tap, or Enter; with another key or button the browser opens a tab or a menu. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
