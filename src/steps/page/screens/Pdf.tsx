import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFileHosts } from '../../../ui/file-hosts.ts';
import { useSay } from '../../../ui/language.tsx';
import { PdfPages } from '../../../ui/pdf/PdfPages.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { fileAddress } from '../file-address.ts';
import { buttonWords, dataOf, leaveBy, type PageProps } from '../screen-parts.ts';
import { words } from '../words.ts';
import styles from './Pdf.module.css';

/** A PDF of the platform: its pages, and the file itself to open and to download. */
export function Pdf(props: PageProps) {
  const say = useSay();
  const { file = '', title = '' } = dataOf<{ file: string; title: string }>(props);
  const address = fileAddress(file, window.location.origin, useFileHosts());
  const done = () => leaveBy(props, 'done');
  if (address === undefined)
    return (
      <Problem
        title={say(words.notAllowed)}
        text={say(words.notAllowedText)}
        onWay={done}
        wayWords={buttonWords(props, 'done')}
      />
    );
  return (
    <>
      <p className={styles.ways}>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {say(words.openPdf)} <span className={styles.note}>({say(words.newWindow)})</span>
        </a>
        <a href={address} download={`${title}.pdf`}>
          {say(words.download)}
        </a>
      </p>
      <PdfPages address={address} title={title} />
      <ActionBar>
        <Button onPress={done}>{buttonWords(props, 'done')}</Button>
      </ActionBar>
    </>
  );
}
