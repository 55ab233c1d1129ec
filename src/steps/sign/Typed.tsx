import { useId, useState } from 'react';
import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { focusField } from '../../ui/field/ErrorSummary.tsx';
import { Field, FieldCard } from '../../ui/field/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useT } from '../../ui/language.tsx';
import { pictureOfName } from './picture-of-name.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import { mayBe } from '../may-be.ts';
import type { SignatureProps } from './signature-props.ts';
import { messages } from './messages.ts';

export function Typed(props: SignatureProps & { onDraw: () => void }) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<LocalizedText>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = errorOf(name.trim(), props.signer);
        setError(found);
        if (found) focusField(id);
        else props.onSign(pictureOfName(name.trim()));
      }}
    >
      <FieldCard>
        <Field
          id={id}
          label={t(messages.name)}
          hint={t(messages.nameHint)}
          error={error && t(error)}
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

function errorOf(name: string, signer: string | undefined): LocalizedText | undefined {
  if (name === '') return messages.missingName;
  return mayBe(signer, name) ? undefined : messages.otherName;
}
