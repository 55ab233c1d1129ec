import { useEffect, useRef, useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFileHosts } from '../../ui/link/file-hosts.ts';
import { useT } from '../../ui/language.tsx';
import { PdfPages } from '../../ui/pdf/PdfPages.tsx';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { fileAddress } from './file-address.ts';
import type { HostedProps } from '../../model/hosted-screen.ts';
import type { screens } from './schema.ts';
import { messages } from './messages.ts';
import styles from './Pdf.module.css';

type Props = HostedProps<(typeof screens)['pdf'], { file: string; title: string }>;

/** A PDF of the platform: its pages, and the file itself to open and to download once it is there. */
export function Pdf({ input, leave, buttonText }: Props) {
  const t = useT();
  const { file = '', title = '' } = input;
  const address = fileAddress(file, window.location.origin, useFileHosts());
  const done = () => leave('done');
  const [url, keep] = useObjectUrl();
  if (address === undefined)
    return (
      <Problem
        title={t(messages.notAllowed)}
        text={t(messages.notAllowedText)}
        onAction={done}
        actionText={buttonText('done')}
      />
    );
  return (
    <>
      {url !== undefined && (
        <p className={styles.links}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t(messages.openPdf)} <span className={styles.note}>({t(messages.newWindow)})</span>
          </a>
          <a href={url} download={`${title}.pdf`}>
            {t(messages.download)}
          </a>
        </p>
      )}
      <PdfPages address={address} title={title} onFile={keep} />
      <ActionBar>
        <Button onPress={done}>{buttonText('done')}</Button>
      </ActionBar>
    </>
  );
}

/** The file was fetched with the owner's token, so a link points to the fetched copy and not to its address. */
function useObjectUrl(): [string | undefined, (file: Blob) => void] {
  const [url, setUrl] = useState<string>();
  const made = useRef<string[]>([]);
  useEffect(() => () => made.current.forEach((one) => URL.revokeObjectURL(one)), []);
  const keep = (file: Blob) => {
    const next = URL.createObjectURL(file);
    made.current.push(next);
    setUrl(next);
  };
  return [url, keep];
}
