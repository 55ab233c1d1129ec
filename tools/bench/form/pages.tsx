import type { Control } from 'react-hook-form';
import type { InputTies } from '../../../src/ui/field/Field.tsx';
import { BankCardInput } from '../../../src/ui/inputs/BankCardInput.tsx';
import { ManyOfInput, OneOfInput, YesNoInput } from '../../../src/ui/inputs/ChoiceInput.tsx';
import { DateInput } from '../../../src/ui/inputs/DateInput.tsx';
import type { InputProps } from '../../../src/ui/inputs/input.ts';
import { MoneyInput, NumberInput } from '../../../src/ui/inputs/NumberInput.tsx';
import { LongTextInput, TextInput } from '../../../src/ui/inputs/TextInput.tsx';
import { isBankCard, isEmail, isMobile } from '../../../src/ui/field/validate.ts';
import { Bound, type BoundFormValues } from './Bound.tsx';

interface Fields {
  control: Control<BoundFormValues>;
}

function bind<V>(ties: InputTies, value: unknown, onChange: (value: unknown) => void) {
  return { ...ties, value, onChange } as InputProps<V>;
}

function About({ control }: Fields) {
  return (
    <>
      <Bound control={control} name="name" label="姓名">
        {(...props) => <TextInput {...bind(...props)} />}
      </Bound>
      <Bound
        control={control}
        name="mobile"
        label="手机号"
        check={(value) => (isMobile(String(value)) ? undefined : '请输入正确的手机号')}
      >
        {(...props) => <TextInput {...bind(...props)} kind="phone" />}
      </Bound>
      <Bound
        control={control}
        name="email"
        label="邮箱"
        hint="合同签署后发送到这里"
        required={false}
        check={(value) => (isEmail(String(value)) ? undefined : '请输入正确的邮箱')}
      >
        {(...props) => <TextInput {...bind(...props)} kind="email" />}
      </Bound>
      <Bound control={control} name="birthday" label="出生日期">
        {(...props) => <DateInput {...bind(...props)} />}
      </Bound>
    </>
  );
}

const housing = [
  { value: 'own', label: '自有住房' },
  { value: 'rented', label: '租房' },
  { value: 'parents', label: '与父母同住' },
];

function Means({ control }: Fields) {
  return (
    <>
      <Bound control={control} name="housing" label="住房情况" group="radiogroup">
        {(...props) => <OneOfInput {...bind(...props)} options={housing} />}
      </Bound>
      <Bound
        control={control}
        name="years"
        label="本地居住年限"
        check={(value) =>
          Number(value) >= 0 && Number(value) <= 100 ? undefined : '请输入0到100的数字'
        }
      >
        {(...props) => <NumberInput whole {...bind(...props)} />}
      </Bound>
      <Bound
        control={control}
        name="income"
        label="税后月收入"
        check={(value) => (Number(value) >= 100 ? undefined : '请输入金额')}
      >
        {(...props) => <MoneyInput {...bind(...props)} />}
      </Bound>
      <Bound control={control} name="loans" label="是否有其他车贷" group="radiogroup">
        {(...props) => <YesNoInput {...bind(...props)} />}
      </Bound>
    </>
  );
}

const contacts = [
  { value: 'spouse', label: '配偶' },
  { value: 'parent', label: '父母' },
  { value: 'child', label: '子女' },
  { value: 'friend', label: '朋友' },
  { value: 'colleague', label: '同事' },
];
const uses = [
  { value: 'commute', label: '上下班' },
  { value: 'family', label: '家用' },
  { value: 'work', label: '营运' },
];

function Card({ control }: Fields) {
  return (
    <>
      <Bound
        control={control}
        name="number"
        label="银行卡号"
        check={(value) => (isBankCard(String(value)) ? undefined : '请输入正确的银行卡号')}
      >
        {(...props) => <BankCardInput {...bind(...props)} />}
      </Bound>
      <Bound control={control} name="contact" label="紧急联系人">
        {(...props) => <OneOfInput {...bind(...props)} options={contacts} />}
      </Bound>
      <Bound control={control} name="uses" label="用车目的" group="group">
        {(...props) => <ManyOfInput {...bind(...props)} options={uses} />}
      </Bound>
      <Bound
        control={control}
        name="note"
        label="备注"
        required={false}
        check={(value) => (String(value).length <= 200 ? undefined : '最多200个字')}
      >
        {(...props) => <LongTextInput {...bind(...props)} />}
      </Bound>
    </>
  );
}

export const pages = [
  {
    title: '基本信息',
    Fields: About,
    start: {
      name: '张三',
      mobile: '13912345678',
      email: 'zhang@example.com',
      birthday: '1990-05-01',
    },
  },
  {
    title: '收入与住房',
    Fields: Means,
    start: { housing: 'rented', years: 7, income: 900_000, loans: false },
  },
  {
    title: '银行卡与备注',
    Fields: Card,
    start: {
      number: '6222021234567890128',
      contact: 'friend',
      uses: ['commute'],
      note: '请在工作日联系。',
    },
  },
];
