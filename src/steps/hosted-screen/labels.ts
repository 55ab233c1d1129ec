import type { LabelsOf } from '../../model/labels.ts';
import type { Hosted } from './inner-states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'A screen of our own, for picking what needs more than questions: a car, a plan. It receives data, collects the answers its feature names, and its buttons are outcomes.':
      '我们自己的页面，用于比提问更复杂的选择：车、方案。它接收数据，收集所属功能规定的答案，按钮就是结果。',
    'Which screen.': '哪个页面。',
    'What the screen receives, by the names it knows.': '页面接收的数据，按它规定的名称。',
    'Button name → its words. Each is an outcome; the first is the main one.':
      '按钮名 → 文字。每个都是一个结果，第一个为主结果。',
    'A sentence above it.': '上方的一句话。',
  },
} as const satisfies LabelsOf<typeof schema, Hosted>;
