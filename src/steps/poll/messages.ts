import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  asking: { zh: '正在确认结果…', en: 'Checking the result…' },
  still: {
    zh: '结果还没有出来，我们会继续确认。您也可以先离开，稍后回来查看。',
    en: 'No result yet; we keep asking. You can also leave and come back later.',
  },
  undecided: { zh: '结果还在确认中', en: 'The result is not there yet' },
  undecidedText: {
    zh: '对方还没有给出结果。您可以再查询一次，或稍后在订单里查看。',
    en: 'The other side has not decided. Check again, or look at the order later.',
  },
  unfinishedText: {
    zh: '还没有收到结果。如果您还没有办完，请继续办理；已经办完的，可以再查询一次，或稍后在订单里查看。',
    en: 'No result has arrived. Go on if you have not finished; if you have, check again, or look at the order later.',
  },
  unfinished: { zh: '还没办完，继续办理', en: 'Not finished: go on' },
  checkAgain: { zh: '再查询一次', en: 'Check again' },
  later: { zh: '稍后查看', en: 'Later' },
} satisfies Record<string, LocalizedText>;
