import { useState } from 'react';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useT } from '../../ui/language.tsx';
import { Link } from '../routing.ts';
import styles from './Legal.module.css';
import { LegalPage } from './LegalPage.tsx';
import { privacyAt } from './privacy-text.ts';
import {
  newestPrivacy,
  privacyChanges,
  privacyPath,
  type PrivacyVersion,
  privacyVersions,
} from './privacy-versions.ts';
import { messages } from './messages.ts';

/** The page of one version of the privacy policy. */
export function privacyPage(version: PrivacyVersion) {
  return function PrivacyPage() {
    return (
      <LegalPage text={privacyAt(version)}>
        <About version={version} />
      </LegalPage>
    );
  };
}

function About({ version }: { version: PrivacyVersion }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      {version !== newestPrivacy && (
        <div className={styles.note}>
          <p>{t(messages.earlier, { date: privacyVersions[0].value })}</p>
          <Link className={styles.jump} to={privacyPath(newestPrivacy)}>
            {t(messages.toPresent)}
          </Link>
        </div>
      )}
      <section className={styles.changes}>
        <h2>{t(messages.changes)}</h2>
        <ul>
          {privacyChanges[version].map((change) => (
            <li key={change.en}>{t(change)}</li>
          ))}
        </ul>
      </section>
      <button type="button" className={styles.history} onClick={() => setOpen(true)}>
        {t(messages.history)}
      </button>
      {open && <History version={version} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Three versions are seen at once, each 44 high (browsing-and-ordering, section 2); the others by scrolling. */
function History({ version, onClose }: { version: PrivacyVersion; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog variant="sheet" title={t(messages.historyTitle)} onClose={onClose}>
      <ul className={styles.picker}>
        {privacyVersions.map((one) => (
          <li key={one.id}>
            <Link
              className={styles.item}
              to={privacyPath(one.version)}
              aria-current={one.version === version ? 'page' : undefined}
              onClick={onClose}
            >
              <span>{one.value}</span>
              {one.version === newestPrivacy && (
                <span className={styles.tag}>{t(messages.present)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
