import { useEffect, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { useSay } from '../language.tsx';
import { ProblemNote } from '../Problem.tsx';
import { Waiting } from '../Waiting.tsx';
import { words } from '../words.ts';
import styles from './Cascade.module.css';
import type { CascadeProps } from './CascadeInput.tsx';
import type { Option } from './input.ts';

interface TabsProps extends CascadeProps {
  start: readonly Option[];
  onClose: () => void;
  onConfirm: (chosen: Option[]) => void;
}

export function CascadeTabs(props: TabsProps) {
  const { levels, options } = props;
  const say = useSay();
  const [chosen, setChosen] = useState<readonly Option[]>(props.start);
  const [level, setLevel] = useState(Math.max(0, Math.min(props.start.length, levels.length) - 1));
  // Some cities have no districts: there is nothing left to choose then.
  const nothingBelow = chosen.length > 0 && options(chosen)?.length === 0;
  const complete = chosen.length === levels.length || nothingBelow;

  const choose = (at: number, option: Option) => {
    const next = [...chosen.slice(0, at), option];
    setChosen(next);
    if (at + 1 < levels.length && options(next)?.length !== 0) setLevel(at + 1);
  };

  return (
    <Dialog
      look="sheet"
      title={props.title}
      onClose={props.onClose}
      actions={
        <Button disabled={!complete} onPress={() => props.onConfirm([...chosen])}>
          {say(words.confirm)}
        </Button>
      }
    >
      <Tabs selectedKey={String(level)} onSelectionChange={(key) => setLevel(Number(key))}>
        <TabList aria-label={props.title} className={styles.tabs ?? ''}>
          {levels.map((name, at) => (
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
        {levels.map((name, at) => (
          <TabPanel key={name} id={String(at)} className={styles.panel ?? ''}>
            <Level
              above={chosen.slice(0, at)}
              chosen={chosen[at]}
              cascade={props}
              onChoose={(option) => choose(at, option)}
            />
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  );
}

function Level(props: {
  above: readonly Option[];
  chosen: Option | undefined;
  cascade: CascadeProps;
  onChoose: (option: Option) => void;
}) {
  const { above, cascade } = props;
  const say = useSay();
  const options = cascade.options(above);
  const missing = options === undefined && cascade.problem === undefined;
  useEffect(() => {
    if (missing) cascade.onWant(above);
  });
  if (options === undefined) {
    return cascade.problem === undefined ? (
      <Waiting text={say(words.loadingChoices)} />
    ) : (
      <ProblemNote text={cascade.problem} onRetry={() => cascade.onWant(above)} />
    );
  }
  if (options.length === 0) return <p className={styles.none}>{say(words.noChoices)}</p>;
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
            {option.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
