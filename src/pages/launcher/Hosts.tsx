import { useId } from 'react';
import { useSay } from '../../ui/language.tsx';
import { chooseHost, chosenHost, simulatedHosts } from './hosts.ts';
import styles from './Launcher.module.css';
import { words } from './words.ts';

/** The host this tab plays: the app, the messaging app, a mini-program. */
export function Hosts() {
  const say = useSay();
  const id = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {say(words.host)}
      </label>
      <select
        id={id}
        className={styles.search}
        value={chosenHost()}
        onChange={(event) => chooseHost(event.target.value)}
      >
        {simulatedHosts.map((host) => (
          <option key={host.userAgent} value={host.userAgent}>
            {say(host.words)}
          </option>
        ))}
      </select>
    </>
  );
}
