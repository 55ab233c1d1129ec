import { useId } from 'react';
import { useT } from '../../ui/language.tsx';
import { chooseHost, chosenHost, simulatedHosts } from './hosts.ts';
import styles from './Launcher.module.css';
import { messages } from './messages.ts';

/** The host this tab plays: the app, the messaging app, a mini-program. */
export function Hosts() {
  const t = useT();
  const id = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t(messages.host)}
      </label>
      <select
        id={id}
        className={styles.search}
        value={chosenHost()}
        onChange={(event) => chooseHost(event.target.value)}
      >
        {simulatedHosts.map((host) => (
          <option key={host.userAgent} value={host.userAgent}>
            {t(host.words)}
          </option>
        ))}
      </select>
    </>
  );
}
