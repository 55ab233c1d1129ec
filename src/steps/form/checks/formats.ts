import { halfWidth } from '../../../ui/field/validate.ts';
import type { LocalizedText } from '../../../model/step-kind.ts';

/** The formats a `text` field can require. */
export const textFormats = [
  'pin',
  'plate',
  'vin',
  'credit-code',
  'landline',
  'postcode',
  'digits',
  'code',
  'name',
] as const;

export type TextFormat = (typeof textFormats)[number];

interface Format {
  /** Gets the text without spaces, in capitals where the format has capitals. */
  fits: (text: string) => boolean;
  words: LocalizedText;
  keys: 'pin' | 'digits' | 'capitals' | 'phone' | 'text';
  /** One that fits, for tests and the preview. */
  example: string;
}

const like = (pattern: RegExp) => (text: string) => pattern.test(text);

export const formats: Readonly<Record<TextFormat, Format>> = {
  pin: {
    fits: like(/^\d{6}$/),
    words: { zh: '请填写 6 位数字', en: 'Enter six digits.' },
    keys: 'pin',
    example: '294857',
  },
  plate: {
    // Electric cars have one character more.
    fits: like(
      /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳]$/,
    ),
    words: {
      zh: '请填写完整车牌号，如苏E12345',
      en: 'Enter the whole number plate, such as 苏E12345.',
    },
    keys: 'capitals',
    example: '苏E12345',
  },
  vin: {
    fits: like(/^[A-HJ-NPR-Z0-9]{17}$/),
    words: {
      zh: '请填写 17 位车架号，不含字母 I、O、Q',
      en: 'Enter all 17 characters. A VIN has no I, O or Q.',
    },
    keys: 'capitals',
    example: 'LGXC14DA1P0000001',
  },
  'credit-code': {
    fits: isCreditCode,
    words: {
      zh: '代码有误，请对照营业执照核对 18 位代码',
      en: 'That is not such a code. Check all 18 characters against the licence.',
    },
    keys: 'capitals',
    example: '91310000MA1FL0000N',
  },
  landline: {
    fits: like(/^(0\d{2,3}-?\d{7,8}(-\d{1,6})?|1[3-9]\d{9}|400-?\d{3}-?\d{4})$/),
    words: {
      zh: '请填写带区号的电话，如 0512-65001234',
      en: 'Enter the number with its area code, such as 0512-65001234.',
    },
    keys: 'phone',
    example: '0512-65001234',
  },
  postcode: {
    fits: like(/^\d{6}$/),
    words: { zh: '请填写 6 位邮政编码', en: 'Enter the six digits of the postcode.' },
    keys: 'digits',
    example: '215000',
  },
  digits: {
    fits: like(/^\d+$/),
    words: { zh: '只能填写数字', en: 'Digits only.' },
    keys: 'digits',
    example: '310066100018',
  },
  code: {
    fits: like(/^[A-Z0-9-]+$/),
    words: { zh: '只能填写字母和数字', en: 'Letters and digits only.' },
    keys: 'capitals',
    example: 'A12345',
  },
  name: {
    // Names of minorities and of foreigners have dots, hyphens and spaces between their parts.
    fits: like(/^[\p{L}\p{M}]+([ ·.'’-]+[\p{L}\p{M}]+)*\.?$/u),
    words: {
      zh: '请按身份证填写姓名，不含数字和符号',
      en: 'Enter the name as on the ID card, without digits or signs.',
    },
    keys: 'text',
    example: '张伟',
  },
};

/** As it is kept: nobody means the spaces or full-width characters, and capitals are capitals. */
export function tidied(text: string, format: TextFormat): string {
  if (format === 'name')
    return text
      .replace(/[•・‧]/g, '·')
      .replace(/\s+/g, ' ')
      .trim();
  const close = halfWidth(text).replace(/\s/g, '');
  return formats[format].keys === 'capitals' ? close.toUpperCase() : close;
}

const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** A unified social credit code as of GB 32100-2015, with its check character. */
function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  const sum = creditWeights.reduce(
    (total, weight, at) => total + weight * creditAlphabet.indexOf(text[at] ?? ''),
    0,
  );
  return creditAlphabet[(31 - (sum % 31)) % 31] === text[17];
}
