import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { NumberBox } from '../../ui/inputs/NumberBox.tsx';
import { useT } from '../../ui/language.tsx';
import { usePlatform } from '../platform.tsx';
import styles from './Launcher.module.css';
import { faultNames } from './fault-names.ts';
import { sandbox } from './sandbox.ts';
import { messages } from './messages.ts';

/** Makes the sandbox fail the next call of an endpoint. */
export function Faults() {
  const t = useT();
  const id = useId();
  const { toast } = usePlatform();
  const faults = useQuery({ queryKey: ['sandbox faults'], queryFn: sandbox.faults });
  const [endpoint, setEndpoint] = useState('bank-card.bind');
  const [fault, setFault] = useState<string>(faultNames[0]);
  const [times, setTimes] = useState(1);
  const run = (work: Promise<unknown>) =>
    void work.then(
      () => faults.refetch(),
      () => toast(t(messages.resetFailed)),
    );
  return (
    <details className={styles.funder}>
      <summary>{t(messages.faults)}</summary>
      <label className={styles.label} htmlFor={`${id} endpoint`}>
        {t(messages.endpoint)}
      </label>
      <input
        id={`${id} endpoint`}
        className={styles.search}
        value={endpoint}
        autoCapitalize="none"
        onChange={(event) => setEndpoint(event.target.value)}
      />
      <label className={styles.label} htmlFor={`${id} fault`}>
        {t(messages.fault)}
      </label>
      <select
        id={`${id} fault`}
        className={styles.search}
        value={fault}
        onChange={(event) => setFault(event.target.value)}
      >
        {faultNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <div className={styles.times}>
        <NumberBox label={t(messages.times)} value={times} min={1} max={20} onChange={setTimes} />
      </div>
      <ul>
        {(faults.data?.faults ?? []).map((one) => (
          <li key={one.id}>
            {one.endpoint}: {one.fault} × {one.times}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        onPress={() => run(sandbox.addFault(endpoint.trim(), fault, times))}
      >
        {t(messages.add)}
      </Button>
      <Button variant="plain" onPress={() => run(sandbox.clearFaults())}>
        {t(messages.clear)}
      </Button>
    </details>
  );
}
