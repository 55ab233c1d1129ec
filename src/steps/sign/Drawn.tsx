import { useRef, useState } from 'react';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/Problem.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Drawn.module.css';
import { usePad } from './pad.ts';
import type { SignatureProps } from './signature-props.ts';
import { Unsent } from './Unsent.tsx';
import { words } from './words.ts';

export function Drawn(props: SignatureProps & { onType: () => void; onRetry: () => void }) {
  const say = useSay();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = usePad(canvas);
  const [fault, setFault] = useState<'missing' | 'tooShort'>();
  const [drawn, setDrawn] = useState(false);
  const sign = () => {
    const drawn = pad.take();
    if (drawn.type === 'picture') props.onSign(drawn.picture);
    else setFault(drawn.type);
  };
  if (pad.failed) {
    return (
      <>
        <ProblemNote text={say(words.noPad)} onRetry={props.onRetry} />
        <ActionBar>
          <Button onPress={props.onType}>{say(words.type)}</Button>
        </ActionBar>
      </>
    );
  }
  return (
    <>
      <Text>{say(words.draw)}</Text>
      <canvas
        ref={canvas}
        className={styles.canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is the only thing one can draw on
        role="img"
        aria-label={say(words.frame)}
        onPointerDown={() => {
          setFault(undefined);
          setDrawn(true);
        }}
      />
      <p role="alert" className={styles.fault}>
        {fault && say(words[fault])}
      </p>
      <Tools pad={pad} onType={props.onType} onClear={() => setDrawn(false)} />
      <ActionBar>
        <Button onPress={sign} loading={!pad.ready}>
          {say(words.submit)}
        </Button>
        <Button look="secondary" onPress={props.onReread}>
          {say(words.again)}
        </Button>
      </ActionBar>
      {drawn && <Unsent />}
    </>
  );
}

function Tools(props: { pad: ReturnType<typeof usePad>; onType: () => void; onClear: () => void }) {
  const say = useSay();
  const { pad, onType, onClear } = props;
  return (
    <div className={styles.tools}>
      <Button look="plain" onPress={pad.undo}>
        {say(words.undo)}
      </Button>
      <Button
        look="plain"
        onPress={() => {
          pad.clear();
          onClear();
        }}
      >
        {say(words.clear)}
      </Button>
      <Button look="plain" onPress={onType}>
        {say(words.type)}
      </Button>
    </div>
  );
}
