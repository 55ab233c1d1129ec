import { useRef, useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { Text } from '../../ui/page/Text.tsx';
import styles from './Drawn.module.css';
import { usePad } from './pad.ts';
import type { SignatureProps } from './signature-props.ts';
import { Unsent } from './Unsent.tsx';
import { messages } from './messages.ts';

export function Drawn(props: SignatureProps & { onType: () => void; onRetry: () => void }) {
  const t = useT();
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
        <ProblemNote text={t(messages.noPad)} onRetry={props.onRetry} />
        <ActionBar>
          <Button onPress={props.onType}>{t(messages.type)}</Button>
        </ActionBar>
      </>
    );
  }
  return (
    <>
      <Text>{t(messages.draw)}</Text>
      <canvas
        ref={canvas}
        className={styles.canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is the only thing one can draw on
        role="img"
        aria-label={t(messages.frame)}
        onPointerDown={() => {
          setFault(undefined);
          setDrawn(true);
        }}
      />
      <p role="alert" className={styles.fault}>
        {fault && t(messages[fault])}
      </p>
      <Tools pad={pad} onType={props.onType} onClear={() => setDrawn(false)} />
      <ActionBar>
        <Button onPress={sign} loading={!pad.ready}>
          {t(messages.submit)}
        </Button>
        <Button variant="secondary" onPress={props.onReopen}>
          {t(messages.again)}
        </Button>
      </ActionBar>
      {drawn && <Unsent />}
    </>
  );
}

function Tools(props: { pad: ReturnType<typeof usePad>; onType: () => void; onClear: () => void }) {
  const t = useT();
  const { pad, onType, onClear } = props;
  return (
    <div className={styles.tools}>
      <Button variant="plain" onPress={pad.undo}>
        {t(messages.undo)}
      </Button>
      <Button
        variant="plain"
        onPress={() => {
          pad.clear();
          onClear();
        }}
      >
        {t(messages.clear)}
      </Button>
      <Button variant="plain" onPress={onType}>
        {t(messages.type)}
      </Button>
    </div>
  );
}
