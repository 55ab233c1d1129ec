import { useEffect } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useT } from '../language.tsx';
import { ProblemNote } from '../feedback/Problem.tsx';
import { showToast } from '../feedback/Toast.tsx';
import { Waiting } from '../feedback/Waiting.tsx';
import { messages as uiMessages } from '../messages.ts';
import { messages } from './messages.ts';
import styles from './Cascade.module.css';
import type { CascadeProps } from './cascade-props.ts';
import type { Option } from './input.ts';

export interface CascadeTabsProps {
  cascade: Pick<CascadeProps, 'title' | 'levels' | 'options' | 'onOptionsRequest' | 'problem'>;
  chosen: readonly Option[];
  /** The tab that is open, counted from 0. */
  level: number;
  onLevel: (level: number) => void;
  onChoose: (option: Option) => void;
}

/** A tab per level, each listing what stands below the choice before it. */
export function CascadeTabs(props: CascadeTabsProps) {
  const { cascade, chosen } = props;
  return (
    <Tabs selectedKey={String(props.level)} onSelectionChange={(key) => props.onLevel(Number(key))}>
      <TabList aria-label={cascade.title} className={styles.tabs ?? ''}>
        {cascade.levels.map((name, at) => (
          <Tab
            key={name}
            id={String(at)}
            className={styles.tab ?? ''}
            isDisabled={at > chosen.length}
          >
            {chosen[at]?.label ?? name}
          </Tab>
        ))}
      </TabList>
      {cascade.levels.map((name, at) => (
        <TabPanel key={name} id={String(at)} className={styles.panel ?? ''}>
          <Level
            above={chosen.slice(0, at)}
            chosen={chosen[at]}
            cascade={cascade}
            onChoose={props.onChoose}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Level(props: {
  above: readonly Option[];
  chosen: Option | undefined;
  cascade: CascadeTabsProps['cascade'];
  onChoose: (option: Option) => void;
}) {
  const { above, cascade } = props;
  const t = useT();
  const options = cascade.options(above);
  const missing = options === undefined && cascade.problem === undefined;
  useEffect(() => {
    if (missing) cascade.onOptionsRequest(above);
  });
  useEffect(() => {
    if (cascade.problem !== undefined) showToast(cascade.problem, 'long');
  }, [cascade.problem]);
  if (options === undefined) {
    return cascade.problem === undefined ? (
      <Waiting text={t(messages.loadingChoices)} still={t(uiMessages.slow)} />
    ) : (
      <ProblemNote text={cascade.problem} onRetry={() => cascade.onOptionsRequest(above)} />
    );
  }
  if (options.length === 0) return <p className={styles.none}>{t(messages.noChoices)}</p>;
  return (
    <ul className={styles.list}>
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            className={styles.option}
            aria-pressed={option.value === props.chosen?.value}
            onClick={() => props.onChoose(option)}
          >
            <span>
              {option.label}
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
