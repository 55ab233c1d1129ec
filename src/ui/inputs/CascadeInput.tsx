import type { CascadeProps } from './cascade-props.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { useT } from '../language.tsx';
import { Waiting } from '../feedback/Waiting.tsx';
import { messages } from './messages.ts';
import type { Option } from './input.ts';
import { Matches, SearchInput } from './CascadeSearch.tsx';
import { SheetTrigger } from './SheetTrigger.tsx';

// The tabs bring a library along: fetched once the form is drawn, not with it.
const tabs = () => import('./CascadeTabs.tsx').then((file) => ({ default: file.CascadeTabs }));
const CascadeTabs = lazy(tabs);

/** A choice made in steps, each narrowing the next. Nothing counts before the last step is confirmed. */
export function CascadeInput(props: CascadeProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => void tabs().catch(() => undefined), []);
  const chosen = props.value ?? [];
  return (
    <>
      <SheetTrigger
        {...props}
        chosen={chosen.length > 0 ? props.show(chosen) : undefined}
        onOpen={() => setOpen(true)}
      />
      {open && (
        <CascadeSheet
          {...props}
          onClose={() => setOpen(false)}
          onConfirm={(value) => {
            setOpen(false);
            props.onChange(value);
          }}
        />
      )}
    </>
  );
}

interface SheetProps extends CascadeProps {
  onClose: () => void;
  onConfirm: (chosen: Option[]) => void;
}

function CascadeSheet(props: SheetProps) {
  const { levels, options } = props;
  const t = useT();
  const [chosen, setChosen] = useState<readonly Option[]>(
    () => props.value ?? props.opensAt?.() ?? [],
  );
  const [level, setLevel] = useState(Math.max(0, Math.min(chosen.length, levels.length) - 1));
  // Some cities have no districts: there is nothing left to choose then.
  const nothingBelow = chosen.length > 0 && options(chosen)?.length === 0;
  const [word, setWord] = useState('');
  const all = props.all?.();
  const complete = chosen.length === levels.length || nothingBelow;
  return (
    <Dialog
      variant="sheet"
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button disabled={!complete} onPress={() => props.onConfirm([...chosen])}>
            {t(messages.confirm)}
          </Button>
          <Button
            variant="secondary"
            disabled={chosen.length === 0}
            onPress={() => {
              setChosen([]);
              setLevel(0);
            }}
          >
            {t(messages.clear)}
          </Button>
        </>
      }
    >
      {props.all && <SearchInput label={props.title} value={word} onChange={setWord} />}
      {all && word.trim() !== '' ? (
        <Matches all={all} word={word} onChoose={props.onConfirm} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <CascadeTabs
            cascade={props}
            chosen={chosen}
            level={level}
            onLevel={setLevel}
            onChoose={(option) => {
              const next = [...chosen.slice(0, level), option];
              setChosen(next);
              if (level + 1 < levels.length && options(next)?.length !== 0) setLevel(level + 1);
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
