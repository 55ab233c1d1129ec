import { useId, useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { focusField } from '../../ui/field/ErrorSummary.tsx';
import { Field, FieldCard } from '../../ui/field/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useT } from '../../ui/language.tsx';
import { pictureOfName } from './picture-of-name.ts';
import type { SignatureProps } from './signature-props.ts';
import { messages } from './messages.ts';

export function Typed(props: SignatureProps & { onDraw: () => void }) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === '');
        if (name.trim() === '') focusField(id);
        else props.onSign(pictureOfName(name.trim()));
      }}
    >
      <FieldCard>
        <Field
          id={id}
          label={t(messages.name)}
          hint={t(messages.nameHint)}
          error={missing ? t(messages.missingName) : undefined}
          required
        >
          {(ties) => (
            <TextInput
              {...ties}
              value={name}
              maxLength={40}
              onChange={(value) => setName(value ?? '')}
            />
          )}
        </Field>
        <Button variant="plain" onPress={props.onDraw}>
          {t(messages.drawInstead)}
        </Button>
      </FieldCard>
      <ActionBar>
        <Button submit>{t(messages.submit)}</Button>
        <Button variant="secondary" onPress={props.onReopen}>
          {t(messages.again)}
        </Button>
      </ActionBar>
    </form>
  );
}
