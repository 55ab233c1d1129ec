/** What of the window the bridge needs to leave this page and to see the customer come back to it. */
export interface OwnPage {
  assign(url: string): void;
  /** Whether the customer can see this page now. */
  visible(): boolean;
  /** `restored`: the browser shows the page again from its back/forward cache. Returns the function to unsubscribe. */
  onVisibilityChange(changed: (restored: boolean) => void): () => void;
  /** What the browser itself can do; absent where it cannot. */
  able?: {
    location?: Pick<Geolocation, 'getCurrentPosition'> | undefined;
    share?: ((data: ShareData) => Promise<void>) | undefined;
    /** Saves a file under a name. */
    download?: (address: string, name: string) => void;
  };
}

/** Resolves when the page was hidden and is visible again, or was restored; never, once the signal aborts. */
export function visibleAgain(page: OwnPage, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let hidden = !page.visible();
    const stop = page.onVisibilityChange((restored) => {
      if (!page.visible()) hidden = true;
      else if (hidden || restored) resolve();
    });
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}

export function ownPage(window: Window): OwnPage {
  const { document, navigator } = window;
  return {
    assign: (url) => window.location.assign(url),
    visible: () => document.visibilityState === 'visible',
    able: {
      // Absent on pages that are not https.
      location: navigator.geolocation,
      share: 'share' in navigator ? (data) => navigator.share(data) : undefined,
      download(address, name) {
        const link = document.createElement('a');
        link.href = address;
        link.download = name;
        link.click();
      },
    },
    onVisibilityChange(changed) {
      const onChange = () => changed(false);
      const shown = (event: PageTransitionEvent) => event.persisted && changed(true);
      document.addEventListener('visibilitychange', onChange);
      window.addEventListener('pageshow', shown);
      return () => {
        document.removeEventListener('visibilitychange', onChange);
        window.removeEventListener('pageshow', shown);
      };
    },
  };
}
