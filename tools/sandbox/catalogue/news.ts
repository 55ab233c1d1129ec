import type { HandlerResponse } from '../platform/handler.ts';
import type { BodyType } from './makers.ts';
import type { CatalogueColour, CatalogueText } from './words.ts';

export type NewsItem = HandlerResponse<'news.list'>['news'][number];

export const topics = {
  guide: { zh: '购车指南', en: 'Buying a car' },
  finance: { zh: '金融知识', en: 'Money matters' },
  platform: { zh: '平台动态', en: 'About us' },
  care: { zh: '用车养护', en: 'Driving and care' },
} as const satisfies Record<string, CatalogueText>;
type Topic = keyof typeof topics;

interface Article {
  topic: Topic;
  on: string;
  look: [BodyType, CatalogueColour];
  title: CatalogueText;
  summary: CatalogueText;
  paragraphs: CatalogueText[];
}

function p(zh: string, en: string): CatalogueText {
  return { zh, en };
}

/** Newest first. All of it written for this sandbox. */
const articles: readonly Article[] = [
  {
    topic: 'platform',
    on: '2026-03-05',
    look: ['suv', 'blue'],
    title: p(
      '春季焕新：百款新车低首付方案上线',
      'Spring: new plans with a low down payment for a hundred cars',
    ),
    summary: p(
      '首付一成起，最长 60 期，三月底前有效。',
      'From ten per cent down, up to 60 months, until the end of March.',
    ),
    paragraphs: [
      p(
        '三月起，平台联合多家金融机构为百余款新车推出春季方案，首付比例最低一成，租期可选 24 至 60 期。',
        'From March on, more than a hundred new cars can be had with ten per cent down and terms of 24 to 60 months.',
      ),
      p(
        '方案按车型、颜色和门店略有差异，进入车辆详情页选择颜色与门店后，即可看到适用的首付与月租。',
        'Plans differ a little by model, colour and store. Choose both on the page of a car to see what applies to you.',
      ),
      p(
        '部分城市可享受购车补贴，补贴已直接体现在车价中，无需另行申请。',
        'Some cities help with the price. What they give is taken off already; there is nothing to apply for.',
      ),
    ],
  },
  {
    topic: 'finance',
    on: '2026-02-24',
    look: ['sedan', 'silver'],
    title: p('首付比例怎么选？看懂这三笔账', 'How much to pay down? Three sums that help'),
    summary: p(
      '首付、月租与总支出，此消彼长。',
      'Down payment, rent and the total: one goes up as another goes down.',
    ),
    paragraphs: [
      p(
        '首付越高，融资金额越少，每期租金和利息支出也越低；首付越低，前期压力小，但总支出更高。',
        'The more you pay down, the less is financed and the lower the rent. Paying little at first is easier, but the whole costs more.',
      ),
      p(
        '建议先确定每月可承受的租金，通常不超过家庭月收入的三分之一，再反推合适的首付与租期。',
        'Begin with what you can spare every month, as a rule no more than a third of the household income, and work back from there.',
      ),
      p(
        '带尾款的方案月租更低，但最后一期需要一次付清尾款，请提前留出预算。',
        'Plans with a final payment have lower rents, but that payment is due with the last one. Set money aside for it.',
      ),
    ],
  },
  {
    topic: 'guide',
    on: '2026-02-10',
    look: ['hatchback', 'red'],
    title: p(
      '第一次买二手车，检测报告这样看',
      'Your first used car: how to read the inspection report',
    ),
    summary: p(
      '先看结论，再看骨架，最后看耗损件。',
      'The result first, then the frame, then what wears.',
    ),
    paragraphs: [
      p(
        '报告首页的等级是综合结论：A+ 表示车况优秀，A 为良好，B 则存在需要留意的项目。',
        'The grade on the first page sums it up: A+ is excellent, A is good, B has points to mind.',
      ),
      p(
        '接着看车身骨架和安全气囊，这两部分决定是否发生过重大事故。平台不销售重大事故、火烧和水泡车。',
        'Then look at the frame and the airbags, which tell of serious accidents. We sell no car that was wrecked, burnt or flooded.',
      ),
      p(
        '轮胎、刹车片和电瓶属于耗损件，报告会注明剩余寿命，方便您预估后续花费。',
        'Tyres, brake pads and the battery wear. The report says how much is left, so that you know what is coming.',
      ),
    ],
  },
  {
    topic: 'care',
    on: '2026-01-28',
    look: ['suv', 'white'],
    title: p('冬季纯电车续航缩水？五个办法', 'Less range in winter? Five things that help'),
    summary: p(
      '提前预热、少用急加速，续航多出一成。',
      'Warm up while charging and drive gently: ten per cent more.',
    ),
    paragraphs: [
      p(
        '低温会让电池活性下降，续航减少属于正常现象。插枪时提前打开空调预热，可减少行驶中的耗电。',
        'The cold makes batteries sluggish; that is normal. Warm the car while it is plugged in and less is used on the road.',
      ),
      p(
        '座椅与方向盘加热比暖风省电，胎压也请保持在标准值。',
        'Heated seats use less than hot air. Keep the tyres at their proper pressure.',
      ),
      p(
        '长时间停放时建议电量保持在百分之五十左右，避免亏电。',
        'Leave the car at about half its charge if it stands for long.',
      ),
    ],
  },
  {
    topic: 'finance',
    on: '2026-01-15',
    look: ['mpv', 'gold'],
    title: p('定金可以退吗？一文说清', 'Can the deposit be refunded? All you need to know'),
    summary: p(
      '提交审核前随时可退，1-3 个工作日原路返回。',
      'Any time before the review; back in 1-3 working days.',
    ),
    paragraphs: [
      p(
        '提交信审资料之前，您可以随时在订单里申请退定金，款项原路退回，预计 1-3 个工作日到账。',
        'Until you hand in the papers for the credit review, ask for the deposit in your order. It returns the way it was paid in 1-3 working days.',
      ),
      p(
        '已提交信审但尚未支付首付的，请联系客服或客户经理取消订单后再退款。',
        'After that, but before the down payment, ask customer service or your account manager to cancel the order first.',
      ),
      p(
        '信审未通过或订单取消后，定金同样可以退还。',
        'If the review is not passed or the order is cancelled, the deposit is returned too.',
      ),
    ],
  },
  {
    topic: 'guide',
    on: '2025-12-20',
    look: ['mpv', 'white'],
    title: p(
      '二孩家庭选车：三排座要看哪几点',
      'A car for four and more: what to look for in three rows',
    ),
    summary: p(
      '第三排头部空间、儿童座椅接口和后备箱。',
      'Headroom at the back, child seat anchors, and the boot.',
    ),
    paragraphs: [
      p(
        '试坐第三排时，请让家里个子最高的人坐进去，头顶留有一拳以上才算宽裕。',
        'Let the tallest of the family sit in the third row; a fist above the head is what you want.',
      ),
      p(
        '儿童座椅接口最好第二、三排都有，出行时座位安排更灵活。',
        'Child seat anchors in both rows leave you free to arrange the seats.',
      ),
      p(
        '三排坐满后，后备箱还能放下一辆折叠推车，日常就够用了。',
        'If a folding pushchair still fits with all seats taken, the boot is large enough.',
      ),
    ],
  },
  {
    topic: 'platform',
    on: '2025-12-08',
    look: ['sedan', 'black'],
    title: p('服务网点覆盖 37 座城市', 'Our stores are now in 37 cities'),
    summary: p(
      '今年新增海口、兰州、乌鲁木齐等城市。',
      'This year Haikou, Lanzhou, Urumqi and others joined.',
    ),
    paragraphs: [
      p(
        '截至十二月，平台门店与交付点已覆盖 37 座城市，您可以在下单时选择离家最近的门店提车。',
        'In December our stores are in 37 cities. Choose the one next to you when you order.',
      ),
      p(
        '暂未开通门店的城市，可选择邻近城市提车，客户经理会协助安排。',
        'If there is none where you live, collect the car in a city nearby; your account manager helps.',
      ),
    ],
  },
  {
    topic: 'care',
    on: '2025-11-18',
    look: ['pickup', 'orange'],
    title: p('新车磨合期，前三千公里怎么开', 'Running in: how to drive the first 3,000 km'),
    summary: p(
      '转速不高、不拖挡，按时做首保。',
      'Neither too fast nor too slow an engine, and the first service on time.',
    ),
    paragraphs: [
      p(
        '磨合期尽量避免急加速和长时间高速行驶，发动机转速保持在三千转以内。',
        'Avoid hard acceleration and long fast drives; keep the engine below 3,000 turns.',
      ),
      p(
        '首保通常在五千公里或半年，以先到者为准，请提前预约门店。',
        'The first service is due at 5,000 km or after half a year, whichever is first. Book it early.',
      ),
    ],
  },
  {
    topic: 'finance',
    on: '2025-10-30',
    look: ['suv', 'grey'],
    title: p('售后回租是什么？爱车还能照常开吗', 'What is lease-back, and can you keep driving?'),
    summary: p('车不离手，盘活资金。', 'The car stays with you while its value works for you.'),
    paragraphs: [
      p(
        '售后回租是指您将名下车辆出售给租赁公司，再由其租回给您使用，车辆始终由您驾驶。',
        'You sell the car to a leasing company, which rents it back to you. You go on driving it all the time.',
      ),
      p(
        '办理需要行驶证、登记证书和近期车辆照片，先提交预审，再进行终审与签约。',
        'You need the vehicle licence, the registration certificate and recent pictures; first comes a short review, then the final one.',
      ),
      p(
        '租金付清后，车辆抵押解除，恢复原状。',
        'Once the rent is paid the charge on the car is lifted.',
      ),
    ],
  },
  {
    topic: 'guide',
    on: '2025-10-12',
    look: ['coupe', 'green'],
    title: p('插混还是混动？按用车场景来选', 'Plug-in or hybrid? It depends on where you drive'),
    summary: p(
      '能充电选插混，不方便充电选混动。',
      'A plug-in where you can charge, a hybrid where you cannot.',
    ),
    paragraphs: [
      p(
        '家里或单位能充电，日常通勤在百公里以内，插混可以全程用电，费用更省。',
        'If you can charge at home or at work and drive less than 100 km a day, a plug-in runs on electricity alone.',
      ),
      p(
        '没有固定车位、经常跑长途，混动无需充电，油耗同样不高。',
        'Without a place of your own and with long trips, a hybrid needs no charging and still uses little.',
      ),
    ],
  },
  {
    topic: 'platform',
    on: '2025-09-26',
    look: ['van', 'white'],
    title: p('谨防冒充平台客服的诈骗电话', 'Beware of calls that pretend to be from us'),
    summary: p(
      '平台不会索要验证码，也不会要求转账到个人账户。',
      'We never ask for a code, nor for money to a private account.',
    ),
    paragraphs: [
      p(
        '近期有不法分子冒充平台工作人员，以“解冻额度”“加急放款”为由要求转账，请您提高警惕。',
        'People pretend to work for us and ask for money to "unfreeze" or "speed up" a loan. Do not believe them.',
      ),
      p(
        '平台所有费用均在订单内支付，不会通过电话或个人账户收款。如有疑问请拨打 400-6688-878。',
        'Everything is paid inside your order, never by phone or to a private account. If in doubt call 400-6688-878.',
      ),
    ],
  },
  {
    topic: 'care',
    on: '2025-09-03',
    look: ['sedan', 'blue'],
    title: p('提前结清划算吗？怎么申请', 'Is paying off early worth it, and how is it done?'),
    summary: p(
      '剩余期数越多，省下的利息越多。',
      'The more months are left, the more interest you save.',
    ),
    paragraphs: [
      p(
        '在还款中的订单里可申请提前结清，系统会列出剩余本金、当期利息和手续费。',
        'In an order that is being repaid you can apply to pay it off; you see what is left, the interest and the fee.',
      ),
      p(
        '结清后约十个工作日可办理过户与解押，请留意门店通知。',
        'About ten working days later the car can be transferred to you. The store will tell you.',
      ),
    ],
  },
];

/** Like `N2601`, newest first. */
function idOf(at: number): string {
  return `W${String(1000 + articles.length - at)}`;
}

export const news: readonly NewsItem[] = articles.map(
  ({ topic, on, look, title, summary }, at) => ({
    newsId: idOf(at),
    title,
    summary,
    topic,
    topicName: topics[topic],
    publishedOn: on,
    bodyType: look[0],
    paint: look[1],
  }),
);

export function articleOf(
  newsId: string,
): { article: NewsItem; paragraphs: CatalogueText[] } | undefined {
  const at = news.findIndex((item) => item.newsId === newsId);
  const [item, text] = [news[at], articles[at]];
  return item && text && { article: item, paragraphs: text.paragraphs };
}
