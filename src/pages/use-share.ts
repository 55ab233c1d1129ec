import { useEffect } from 'react';
import { type ShareCard, type Shared, usePlatform } from './platform.tsx';

/** Offers a page's card to the host's own menu while the page is shown. Gives what sends it as the host can. */
export function useShare(card: ShareCard): () => Promise<Shared> {
  const { share, offerCard } = usePlatform();
  useEffect(() => {
    const abort = new AbortController();
    void offerCard(card, abort.signal);
    return () => abort.abort();
  }, [offerCard, card]);
  return () => share(card);
}
