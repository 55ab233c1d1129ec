import type { LabelsOf } from '../../model/labels.ts';
import type { NoticeKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'A page, or a dialog, that says something and has one or more buttons.':
      '一个页面或对话框，说明一件事，有一个或多个按钮。',
    'What the customer reads. An empty line begins a new paragraph.':
      '客户看到的内容。空行另起一段。',
    'A name of yours: afterwards `answers.choice`, with `answer: choice`, is the name of the button that was pressed.':
      '自己起的名称：写 `answer: choice` 之后，`answers.choice` 就是所按按钮的名称。',
    'Button name → its words. Each is an outcome; the first is the main one. Usual: one button, `next`.':
      '按钮名 → 文字。每个都是一个结果，第一个为主结果。通常：一个按钮，`next`。',
    'The words of the button, or its words and its look.': '按钮的文字，或文字和样式。',
    'What the button says and how it looks.': '按钮的文字和样式。',
    '`danger` for what cannot be undone. Usual: the first is primary, the others secondary.':
      '不能撤销的用 `danger`。通常：第一个为主按钮，其他为次按钮。',
    'How long until the button presses itself, while the page is looked at: for a question that is asked again. Twice as long each time, up to a minute. Usual: never.':
      '页面被看着时，多久后按钮自动按下：用于需要重复询问的情况。每次加倍，最长一分钟。通常：从不。',
    '`dialog` asks the question in a box in front of the page.': '`dialog` 在页面上弹框提问。',
  },
} as const satisfies LabelsOf<typeof schema, NoticeKind>;
