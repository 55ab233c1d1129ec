import { useEffect, useState } from 'react';
import { Button } from '../Button.tsx';
import { Drawing } from '../page/Drawing.tsx';
import { useT } from '../language.tsx';
import { useSignIn } from '../signing-in.ts';
import { Skeleton } from '../page/Skeleton.tsx';
import { useEventCallback } from '../stable.ts';
import { messages as uiWords } from '../messages.ts';
import { useFileAccess } from './file-access.ts';
import { faultOf, type OpenPdf, type PdfFault, type PdfFile, PdfProblem } from './pdf-file.ts';
import styles from './Pdf.module.css';
import { PdfSheet } from './PdfSheet.tsx';
import { faultMessages, messages } from './messages.ts';

export interface PdfPagesProps {
  /** On our own origin. */
  address: string;
  title: string;
  /** It has arrived, whether or not it can be shown. */
  onFile?: (file: Blob) => void;
  /** Absent: by the program that draws PDFs, fetched when the first is shown. */
  open?: OpenPdf;
}

type State =
  | { type: 'loading'; share?: number }
  | { type: 'failed'; fault: PdfFault }
  | { type: 'open'; file: PdfFile };

/** The pages of a PDF below each other. Errors are shown; alternatives to the file are the caller's. */
export function PdfPages({ address, title, onFile, open = openHere }: PdfPagesProps) {
  const t = useT();
  const [attempt, setAttempt] = useState(0);
  const state = useFile(address, attempt, { open, onFile });
  if (state.type === 'loading') return <Loading {...state} />;
  if (state.type === 'failed')
    return <Failed fault={state.fault} onRetry={() => setAttempt(attempt + 1)} />;
  const { sizes } = state.file;
  return (
    <section
      className={styles.pages}
      aria-label={t(messages.pages, { title, count: sizes.length })}
    >
      {sizes.map((size, at) => (
        // Pages have no name but their number.
        // oxlint-disable-next-line react/no-array-index-key
        <PdfSheet key={at} file={state.file} at={at} of={sizes.length} size={size} />
      ))}
    </section>
  );
}

function useFile(
  address: string,
  attempt: number,
  { open, onFile }: { open: OpenPdf; onFile: PdfPagesProps['onFile'] },
): State {
  const fetchFile = useFileAccess();
  const arrived = useEventCallback((file: Blob) => onFile?.(file));
  const [loaded, setLoaded] = useState<{ of: string; state: State }>();
  const of = `${attempt} ${address}`;
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const update = (next: State) => {
      if (!signal.aborted) setLoaded({ of, state: next });
    };
    // Whole percents: smaller changes are not visible.
    const onProgress = (share: number) =>
      update({ type: 'loading', share: Math.round(share * 100) / 100 });
    const opened = async () => {
      const file = await fetchFile(address, { signal, onProgress });
      // Unmounted before the file arrived.
      if (signal.aborted) throw new PdfProblem('lost');
      arrived(file);
      return open(file, { signal });
    };
    opened().then(
      (file) => update({ type: 'open', file }),
      (error: unknown) => update({ type: 'failed', fault: faultOf(error) }),
    );
    return () => abort.abort();
  }, [address, of, open, fetchFile, arrived]);
  return loaded?.of === of ? loaded.state : { type: 'loading' };
}

const openHere: OpenPdf = async (file, options) => {
  const able = typeof Worker === 'function' && typeof IntersectionObserver === 'function';
  if (!able) throw new PdfProblem('unable');
  const { openPdf } = await import('./open-pdf.ts');
  return openPdf(file, options);
};

function Loading({ share }: { share?: number }) {
  const t = useT();
  return (
    <div className={styles.loading}>
      <progress
        className={styles.progress}
        aria-label={t(messages.progress)}
        {...(share !== undefined && { value: share })}
      />
      <Skeleton shape="page" text={t(messages.loading)} />
    </div>
  );
}

/** Not for what another try cannot mend. */
const final: readonly PdfFault[] = ['locked', 'unable'];

function Failed({ fault, onRetry }: { fault: PdfFault; onRetry: () => void }) {
  const t = useT();
  const signIn = useSignIn();
  const signsIn = fault === 'signed-out' && signIn !== undefined;
  return (
    <div className={styles.failed}>
      <div role="alert">
        <Drawing name={fault === 'lost' ? 'offline' : 'error'} />
        <p className={styles.headline}>{t(faultMessages[fault].title)}</p>
        <p>{t(faultMessages[fault].text)}</p>
      </div>
      {!final.includes(fault) && (
        <Button variant="secondary" onPress={signsIn ? () => signIn(onRetry) : onRetry}>
          {t(signsIn ? messages.signIn : uiWords.tryAgain)}
        </Button>
      )}
    </div>
  );
}
