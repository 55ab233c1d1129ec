import type { HandlerResponse } from '../platform/handler.ts';

type Group = HandlerResponse<'question.list'>['groups'][number];

function group(
  id: string,
  zh: string,
  en: string,
  pairs: readonly [string, string, string, string][],
): Group {
  return {
    id,
    title: { zh, en },
    questions: pairs.map(([question, answer, questionEn, answerEn], at) => ({
      id: `${id}-${at + 1}`,
      question: { zh: question, en: questionEn },
      answer: { zh: answer, en: answerEn },
    })),
  };
}

/** What customers ask, written for this sandbox. */
export const questions: readonly Group[] = [
  group('ordering', '选车与下单', 'Choosing and ordering', [
    [
      '如何下单？',
      '在车辆详情页选择颜色、门店和方案，点击下方按钮确认方案后即可提交订单。',
      'How do I order?',
      'On the page of a car choose a colour, a store and a plan, then press the button below and confirm the plan.',
    ],
    [
      '可以换车或换方案吗？',
      '提交资料前可以。选择新的车辆和方案下单，会替换您未完成的订单。',
      'Can I change the car or the plan?',
      'Until you hand in your papers, yes. Order another car or plan; it takes the place of your unfinished order.',
    ],
    [
      '看中的二手车会被别人买走吗？',
      '支付定金前车辆仍可能售出，下单后车辆为您保留。',
      'Can somebody else buy the used car I like?',
      'Until you order it, yes. From then on it is kept for you.',
    ],
    [
      '所选城市没有门店怎么办？',
      '可选择邻近城市的门店提车，或拨打 400-6688-878 咨询。',
      'There is no store in my city. What now?',
      'Collect the car in a city nearby, or call 400-6688-878.',
    ],
  ]),
  group('plans', '方案与费用', 'Plans and costs', [
    [
      '首付比例最多能提高多少？',
      '在方案初始比例基础上最多提高 30%。',
      'How much more can I pay down?',
      'Up to 30 per cent more than the plan begins with.',
    ],
    [
      '为什么首付低了需要重新评估？',
      '首付较低意味着融资金额更高，金融机构需要重新确认您的额度。',
      'Why must I be assessed again when I pay less down?',
      'Paying less down means that more is financed, so the lender looks again.',
    ],
    [
      '评估次数有限制吗？',
      '同一辆车 30 天内最多评估 3 次，超出后请更换车辆或 30 天后再试。',
      'How often can I be assessed?',
      'Three times for one car within 30 days. After that choose another car or try again later.',
    ],
    [
      '尾款是什么？',
      '部分方案把一部分金额放到最后一期支付，月租更低，到期请一次付清。',
      'What is the final payment?',
      'Some plans leave a part for the end, so that the rent is lower. It is due with the last rent.',
    ],
  ]),
  group('review', '资料与审核', 'Papers and review', [
    [
      '需要准备哪些资料？',
      '身份证、驾驶证和银行卡。部分金融机构需要收入证明或居住证明，页面会提示。',
      'Which papers do I need?',
      'Your ID card, driving licence and bank card. Some funders want proof of income or address; the page says so.',
    ],
    [
      '审核需要多久？',
      '资料齐全时一般当天出结果，遇节假日顺延。',
      'How long does the review take?',
      'With complete papers you usually know the same day, after holidays a little later.',
    ],
    [
      '审核没通过怎么办？',
      '您可以申请更换金融机构，或提高首付后再次提交；定金可以退还。',
      'What if I am not accepted?',
      'Ask for another lender, or pay more down and try again. The deposit can be refunded.',
    ],
  ]),
  group('payment', '支付与退款', 'Paying and refunds', [
    [
      '支持哪些支付方式？',
      '支付宝、微信支付和数字人民币，具体以收银台显示为准。',
      'How can I pay?',
      'By Alipay, WeChat Pay or digital yuan; the cashier shows what is possible.',
    ],
    [
      '定金多久能退？',
      '按原支付方式退回，预计 1-3 个工作日。',
      'When do I get the deposit back?',
      'The way it was paid, in about 1-3 working days.',
    ],
    [
      '付款后页面没有变化怎么办？',
      '请稍等片刻后刷新订单，款项以平台账务为准，不会重复扣款。',
      'I paid but nothing changed. What now?',
      'Wait a moment and reload the order. Our books decide; nothing is taken twice.',
    ],
  ]),
  group('account', '账号与安全', 'Account and safety', [
    [
      '收不到验证码怎么办？',
      '请检查手机信号与短信拦截，60 秒后可重新获取。',
      'I get no code by text message.',
      'Check the signal and whether messages are blocked; after 60 seconds you can ask again.',
    ],
    [
      '提示账号在其他设备登录？',
      '如非本人操作，请尽快修改密码或联系客服 400-6688-878。',
      'It says my account is used on another device.',
      'If that was not you, change the password soon or call 400-6688-878.',
    ],
    [
      '我的个人信息安全吗？',
      '仅用于办理业务，按隐私政策保护，不会在订单之外使用。',
      'Is my personal information safe?',
      'It is used for your order only and protected as the privacy policy says.',
    ],
  ]),
];
