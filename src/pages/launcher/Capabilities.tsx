import { useId, useState } from 'react';
import { useLanguage, useT } from '../../ui/language.tsx';
import {
  capabilities,
  type Capability,
  chooseWay,
  chosenWays,
  type CapabilityOutcome,
  ways,
} from './capabilities.ts';
import styles from './Launcher.module.css';
import { messages } from './messages.ts';

const names = Object.keys(capabilities) as Capability[];
const all = Object.keys(ways) as CapabilityOutcome[];

/** What the simulated host answers to each request. */
export function Capabilities() {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const [chosen, setChosen] = useState(chosenWays);
  return (
    <details className={styles.funder}>
      <summary>{t(messages.answers)}</summary>
      <p className={styles.intro}>{t(messages.answersIntro)}</p>
      {names.map((name) => (
        <p key={name} className={styles.pair}>
          <label htmlFor={`${id} ${name}`}>{capabilities[name].words[language]}</label>
          <select
            id={`${id} ${name}`}
            className={styles.search}
            value={chosen[name] ?? capabilities[name].usual}
            onChange={({ target }) => {
              const way = all.find((one) => one === target.value) ?? 'ask';
              chooseWay(name, way);
              setChosen(chosenWays());
            }}
          >
            {all.map((way) => (
              <option key={way} value={way}>
                {ways[way][language]}
              </option>
            ))}
          </select>
        </p>
      ))}
    </details>
  );
}
