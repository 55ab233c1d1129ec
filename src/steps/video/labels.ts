import type { LabelsOf } from '../../model/labels.ts';
import type { Video } from './inner-states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'A video interview: a lobby, then the room. In the native app its own room, elsewhere a call of the browser.':
      '视频面审：先等候，再进入房间。在原生应用里用它自己的房间，别处用浏览器通话。',
    'The interview is over. What was decided there the platform is asked for: let a poll follow.':
      '面审结束。结果由平台给出，请接一个 poll 查询。',
    'The interviewer or the platform refused it.': '面审员或平台拒绝了。',
    'The customer left before it was done.': '客户在完成前离开了。',
    'What stands above the picture in the lobby. Usual: what the customer will be asked.':
      '等候时画面上方的文字。通常：会问客户什么。',
    'It is the second audit: the interviewer is told so.': '是二审：会告诉面审员。',
  },
  states: {
    lobby: { zh: '等候中', en: 'in the lobby' },
    'in-app': { zh: '客户在 App 中', en: 'in the app' },
    waiting: { zh: '等待中', en: 'waiting' },
    connecting: { zh: '正在连接', en: 'connecting' },
    talking: { zh: '通话中', en: 'talking' },
    reconnecting: { zh: '正在重新连接', en: 'connecting again' },
    cut: { zh: '连接已断开', en: 'cut off' },
  },
} as const satisfies LabelsOf<typeof schema, Video>;
