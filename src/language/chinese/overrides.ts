import type { Sentence } from './sentence.ts';

/** Findings about what a funder's override brings about in a template. */
export const overrides: readonly Sentence[] = [
  [
    'The "next" of "%1" leads past "%2", so nothing leads there any more.',
    '“%1”的“next”跳过了“%2”，没有路径再通向那里。',
  ],
  [
    'Leave "next" out, and the step below follows; or let another step lead there.',
    '请删去“next”，让下面的步骤接上；或让其他步骤通向那里。',
  ],
  ['The step it leads past.', '被跳过的步骤。'],
  [
    '"%1" comes after "%2", whose "next" leads past it.',
    '“%1”写在“%2”之后，而“%2”的“next”跳过了它。',
  ],
  [
    'Take out that "next", or write "before:" here if only a branch of "%1" leads to "%2".',
    '请删去那个“next”；如果只有“%1”的一个分支通向“%2”，这里请改写“before:”。',
  ],
  ['The "next".', '那个“next”。'],
  ['What is said is here.', '所说的内容在这里。'],
  ['With this "%1" of "%2": %3', '“%2”这样写“%1”后：%3'],
  ['Without "%1": %2', '去掉“%1”后：%2'],
  ['With "%1" changed so: %2', '“%1”这样改动后：%2'],
  ['With this step "%1": %2', '放入步骤“%1”后：%2'],
  ['Keep "%1", or change the steps that need it, too.', '请保留“%1”，或一并修改需要它的步骤。'],
  [
    'Leave it as the template has it, or change the steps it touches, too.',
    '请保持模板原样，或一并修改受影响的步骤。',
  ],
  [
    'Put another step there, or change the steps it touches, too.',
    '请换成别的步骤，或一并修改受影响的步骤。',
  ],
];
