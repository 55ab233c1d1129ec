import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { InputTies } from '../../ui/field/Field.tsx';
import { BankCardInput } from '../../ui/inputs/BankCardInput.tsx';
import { ManyOfInput, OneOfInput, YesNoInput } from '../../ui/inputs/ChoiceInput.tsx';
import { DateInput, type Validity, ValidityInput } from '../../ui/inputs/DateInput.tsx';
import { IdNumberInput } from '../../ui/inputs/IdNumberInput.tsx';
import type { InputProps, Option } from '../../ui/inputs/input.ts';
import { MoneyInput, NumberInput } from '../../ui/inputs/NumberInput.tsx';
import { FilesInput } from '../../ui/inputs/FilesInput.tsx';
import { PhotoInput } from '../../ui/inputs/PhotoInput.tsx';
import {
  type Industry,
  IndustryInput,
  type Region,
  RegionInput,
} from '../../ui/inputs/RegionInput.tsx';
import { SheetChoice } from '../../ui/inputs/SheetChoice.tsx';
import { LongTextInput, TextInput } from '../../ui/inputs/TextInput.tsx';
import { useLanguage, useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { boundsOf } from './checks/bounds.ts';
import { filesIn, isFixed, maxFiles } from './field.ts';
import type { FormFieldProps } from './field-props.ts';
import { type Listed, regionList } from '../lists.ts';
import { formats, type TextFormat } from './checks/formats.ts';
import type { FieldUpload } from './uploads.ts';
import type { FormFieldType } from './schema.ts';
import { messages } from './messages.ts';

interface FieldInputProps extends FormFieldProps {
  ties: InputTies;
  options: readonly Option[] | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The input for a field's type. */
export function FieldInput(props: FieldInputProps) {
  const Input = inputs[props.field.type];
  return <Input {...props} />;
}

/** The value has its type's shape: only these inputs change it. */
function bind<V>({ ties, value, onChange }: FieldInputProps): InputProps<V> {
  return { ...ties, value: value as V | undefined, onChange };
}

function isForeign({ field }: FieldInputProps): boolean {
  return field.whose === 'other';
}

function keysOf(format: TextFormat | undefined) {
  return format === undefined ? {} : { kind: formats[format].keys };
}

const inputs: Record<FormFieldType, (props: FieldInputProps) => ReactNode> = {
  text: (props) => (
    <TextInput
      {...bind(props)}
      {...keysOf(props.field.format)}
      foreign={isForeign(props)}
      readOnly={isFixed(props.field)}
    />
  ),
  'long-text': (props) => <LongTextInput {...bind(props)} />,
  phone: (props) => (
    <TextInput
      {...bind(props)}
      kind="phone"
      foreign={isForeign(props)}
      readOnly={isFixed(props.field)}
    />
  ),
  email: (props) => <TextInput {...bind(props)} kind="email" foreign={isForeign(props)} />,
  'id-number': (props) => <IdNumberInput {...bind(props)} />,
  'bank-card': (props) => <BankCardInput {...bind(props)} />,
  money: (props) => <MoneyInput {...bind(props)} />,
  number: (props) => <NumberInput {...bind(props)} whole={props.field.decimals === undefined} />,
  date: (props) => <DateInput {...bind(props)} {...boundsOf(props.field, props.today)} />,
  validity: (props) => <ValidityInput {...bind<Validity>(props)} today={props.today} />,
  'one-of': (props) =>
    props.field.as === 'sheet' && props.options !== undefined ? (
      <SheetChoice {...bind<string>(props)} title={props.field.label} options={props.options} />
    ) : (
      <OneOfInput
        {...bind(props)}
        options={props.options}
        failed={props.trouble !== undefined}
        open={props.field.as === 'list'}
      />
    ),
  'many-of': (props) => (
    <ManyOfInput
      {...bind<string[]>(props)}
      options={props.options}
      failed={props.trouble !== undefined}
    />
  ),
  'yes-no': (props) => <YesNoInput {...bind<boolean>(props)} />,
  region: (props) => <FormRegion {...props} />,
  industry: (props) => <FormIndustry {...props} />,
  photo: (props) => <FormPhoto {...props} />,
  files: (props) => <FormFiles {...props} />,
};

function useShown(): (list: readonly Listed[] | undefined) => Option[] | undefined {
  const language = useLanguage();
  return (list) => list?.map((listed) => ({ value: listed.value, label: listed[language] }));
}

function FormRegion(props: FieldInputProps) {
  const shown = useShown();
  return (
    <RegionInput
      {...bind<Region>(props)}
      options={(chosen) => shown(props.lists[regionList(chosen)])}
      onOptionsRequest={(chosen) => props.onListRequest(regionList(chosen))}
      problem={props.trouble}
    />
  );
}

function FormIndustry(props: FieldInputProps) {
  const shown = useShown();
  const { industries } = props.lists;
  return (
    <IndustryInput
      {...bind<Industry>(props)}
      options={([sector]) =>
        shown(
          sector === undefined
            ? industries
            : (industries?.find((one) => one.value === sector.value)?.below ?? (industries && [])),
        )
      }
      onOptionsRequest={() => props.onListRequest('industries')}
      problem={props.trouble}
    />
  );
}

function FormPhoto(props: FieldInputProps) {
  const { upload, field } = props;
  if (!upload) return null;
  return (
    <>
      <PhotoInput
        {...props.ties}
        label={field.label}
        sent={typeof props.value === 'string' && props.value !== ''}
        sending={upload.sending}
        facing={field.camera === 'front' ? 'user' : 'environment'}
        onOpen={props.onLeave}
        onChoose={upload.choose}
        onCancel={upload.cancel}
        camera={upload.camera}
      />
      <UploadTroubles upload={upload} />
    </>
  );
}

function FormFiles(props: FieldInputProps) {
  const { upload, field, value, onChange } = props;
  if (!upload) return null;
  const ids = filesIn(value);
  return (
    <>
      <FilesInput
        {...props.ties}
        ids={ids}
        files={upload.sent}
        most={field.max ?? maxFiles}
        sending={upload.pending}
        onOpen={props.onLeave}
        onAdd={upload.choose}
        onCancel={upload.cancel}
        onRemove={(id) => onChange(ids.filter((one) => one !== id))}
        camera={upload.camera}
      />
      <UploadTroubles upload={upload} />
    </>
  );
}

function UploadTroubles({ upload }: { upload: FieldUpload }) {
  const t = useT();
  return (
    <>
      {upload.refused && <ProblemNote text={t(upload.refused)} />}
      {upload.trouble !== undefined && !upload.sending && (
        <>
          <ProblemNote
            text={t(messages.both, { one: upload.trouble, other: t(messages.photoFailed) })}
            {...(upload.retry && { onRetry: upload.retry })}
          />
          {upload.drop && (
            <Button variant="plain" onPress={upload.drop}>
              {t(messages.dropFile)}
            </Button>
          )}
        </>
      )}
    </>
  );
}
