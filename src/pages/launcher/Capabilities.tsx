import { useId, useState } from 'react';
import { useLanguage, useT } from '../../ui/language.tsx';
import {
  capabilities,
  type Capability,
  chooseOutcome,
  chosenOutcomes,
  type CapabilityOutcome,
  outcomeNames,
} from './capabilities.ts';
import styles from './Launcher.module.css';
import { messages } from './messages.ts';

const names = Object.keys(capabilities) as Capability[];
const all = Object.keys(outcomeNames) as CapabilityOutcome[];

/** What the simulated host answers to each request. */
export function Capabilities() {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const [chosen, setChosen] = useState(chosenOutcomes);
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
              const outcome = all.find((one) => one === target.value) ?? 'ask';
              chooseOutcome(name, outcome);
              setChosen(chosenOutcomes());
            }}
          >
            {all.map((outcome) => (
              <option key={outcome} value={outcome}>
                {outcomeNames[outcome][language]}
              </option>
            ))}
          </select>
        </p>
      ))}
    </details>
  );
}
