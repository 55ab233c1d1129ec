import type { Variant } from './variant.ts';

/** Chapters every version has; a later variant takes the place of the one before. */
export const basics: readonly Variant[] = [
  {
    id: 'scope',
    since: '231012',
    title: { zh: '适用范围', en: 'What this covers' },
    paragraphs: [
      {
        zh: '本政策说明您使用本平台的应用、网页和小程序时，我们如何收集、使用、保存和保护您的个人信息。请在使用前完整阅读，特别是涉及敏感个人信息的内容。',
        en: 'This policy says how we collect, use, keep and protect personal information when you use our app, web pages and mini-program. Please read all of it before you start, above all what concerns sensitive information.',
      },
      {
        zh: '金融机构（出租人、银行等）自己的页面适用金融机构的隐私政策。离开本平台前，页面会提示您将要前往的机构。',
        en: "The pages of a lender, such as a lessor or a bank, follow the lender's own policy. Before you leave us, the page tells you where you are going.",
      },
    ],
  },
  {
    id: 'collect',
    since: '231012',
    title: { zh: '我们收集哪些信息', en: 'What we collect' },
    paragraphs: [
      {
        zh: '注册和登录：手机号、短信验证码。您还可以填写昵称、性别和生日，不填写不影响使用。',
        en: 'To register and sign in: your phone number and a code by text message. Nickname, gender and birthday are up to you.',
      },
      {
        zh: '浏览和下单：所在城市、浏览的车型、选择的门店和金融方案、订单信息、收货地址。',
        en: 'To browse and order: your city, the cars you look at, the store and plan you choose, your orders and addresses.',
      },
      {
        zh: '信审和签约：姓名、身份证件信息及影像、职业和收入、联系人、银行卡号、征信授权、电子签名、视频面签录像。其中证件、银行账户、征信和人脸信息属于敏感个人信息，只在您申请融资时收集。',
        en: 'For credit review and signing: name, ID card and its pictures, work and income, contacts, bank card, consent to a credit report, signature, and a recording of the video interview. ID, bank, credit and face information is sensitive; we collect it only when you apply for finance.',
      },
    ],
  },
  {
    id: 'collect',
    since: '250715',
    title: { zh: '我们收集哪些信息', en: 'What we collect' },
    paragraphs: [
      {
        zh: '注册和登录：手机号、短信验证码、您从何处了解到我们。昵称、性别和生日由您自愿填写，可随时在“个人资料”中修改。',
        en: 'To register and sign in: your phone number, a code by text message, and how you heard of us. Nickname, gender and birthday are up to you and can be changed in your profile at any time.',
      },
      {
        zh: '浏览和下单：所在城市、浏览的车型、选择的门店和金融方案、订单信息、收货地址、领取和使用的优惠券。',
        en: 'To browse and order: your city, the cars you look at, the store and plan you choose, your orders, addresses and coupons.',
      },
      {
        zh: '信审和签约：姓名、身份证件信息及影像、职业和收入、联系人、银行卡号、征信授权、电子签名、视频面签录像。其中证件、银行账户、征信和人脸信息属于敏感个人信息，只在您申请融资时收集，并逐项征得您的单独同意。',
        en: 'For credit review and signing: name, ID card and its pictures, work and income, contacts, bank card, consent to a credit report, signature, and a recording of the video interview. ID, bank, credit and face information is sensitive; we collect it only when you apply for finance, and ask for your consent to each of them.',
      },
      {
        zh: '订单数据迁移：为把旧版应用的订单迁移到当前账户，我们核对您的姓名、身份证号和人脸。核对信息用完即弃，迁移完成后旧账户不再保留这些订单。',
        en: 'To bring orders of our earlier app here, we compare your name, ID number and face. What is compared is discarded at once, and the earlier account no longer holds those orders.',
      },
    ],
  },
  {
    id: 'use',
    since: '231012',
    title: { zh: '我们如何使用信息', en: 'What we use it for' },
    paragraphs: [
      {
        zh: '为您提供选车、下单、信审、签约、付款、交车、还款和售后服务；核验身份，防范欺诈；依法履行反洗钱等义务。',
        en: 'To let you choose, order, apply, sign, pay, collect your car, repay and get help; to check who you are and prevent fraud; and to meet our legal duties, such as those against money laundering.',
      },
      {
        zh: '我们不会把您的信息用于与上述目的无关的用途。用途变化时，会再次征得您的同意。',
        en: 'We use it for nothing else. If a purpose changes, we ask you again.',
      },
    ],
  },
  {
    id: 'share',
    since: '231012',
    title: { zh: '共享与委托处理', en: 'Who else receives it' },
    paragraphs: [
      {
        zh: '为完成您的申请，我们会向您选择的金融机构、交车门店、电子签约和支付机构提供办理业务所必需的信息。我们不出售个人信息。',
        en: 'To carry out your application we give the lender you chose, the store, and the signing and payment services what they need. We never sell personal information.',
      },
    ],
  },
  {
    id: 'share',
    since: '240724',
    title: { zh: '共享与委托处理', en: 'Who else receives it' },
    paragraphs: [
      {
        zh: '金融机构：姓名、证件、联系方式、职业收入、征信授权和订单信息，用于信审、签约和还款。',
        en: 'The lender: name, ID, contact details, work and income, consent to a credit report and the order, for review, signing and repayment.',
      },
      {
        zh: '交车门店：姓名、手机号、订单和车辆信息，用于接待和交车。',
        en: 'The store: name, phone number, order and car, to welcome you and hand the car over.',
      },
      {
        zh: '支付机构：订单编号、付款金额和付款方式，用于收款和退款。',
        en: 'Payment services: order number, amount and way of paying, for payments and refunds.',
      },
      {
        zh: '电子签约、短信和人脸核验服务商：完成该项服务所必需的信息。我们与其签订协议，要求其不得另作他用。我们不出售个人信息。',
        en: 'Services for signing, text messages and face checks: what the task needs. Our contracts forbid any other use. We never sell personal information.',
      },
    ],
  },
  {
    id: 'store',
    since: '231012',
    title: { zh: '保存地点与期限', en: 'Where and how long we keep it' },
    paragraphs: [
      {
        zh: '个人信息保存在中国境内，不向境外提供。',
        en: 'Personal information is kept in mainland China and is not sent abroad.',
      },
      {
        zh: '账户信息保存至注销；订单和合同信息自合同结清之日起保存五年；操作日志保存一年。期满后删除或匿名化。',
        en: 'Your account is kept until you close it; orders and contracts for five years after they are settled; logs for a year. Then they are deleted or made anonymous.',
      },
    ],
  },
  {
    id: 'store',
    since: '231205',
    title: { zh: '保存地点与期限', en: 'Where and how long we keep it' },
    paragraphs: [
      {
        zh: '个人信息保存在中国境内，不向境外提供。',
        en: 'Personal information is kept in mainland China and is not sent abroad.',
      },
      {
        zh: '账户信息保存至注销；订单和合同信息自合同结清之日起保存五年；操作日志保存六个月。期满后删除或匿名化。',
        en: 'Your account is kept until you close it; orders and contracts for five years after they are settled; logs for six months. Then they are deleted or made anonymous.',
      },
    ],
  },
  {
    id: 'store',
    since: '240426',
    title: { zh: '保存地点与期限', en: 'Where and how long we keep it' },
    paragraphs: [
      {
        zh: '个人信息保存在中国境内，不向境外提供。',
        en: 'Personal information is kept in mainland China and is not sent abroad.',
      },
      {
        zh: '账户信息保存至注销；订单和合同信息自合同结清之日起保存五年；视频面签录像按金融机构合同约定的期限保存；操作日志保存六个月。期满后删除或匿名化。',
        en: "Your account is kept until you close it; orders and contracts for five years after they are settled; interview recordings as long as the lender's contract says; logs for six months. Then they are deleted or made anonymous.",
      },
    ],
  },
  {
    id: 'protect',
    since: '231012',
    title: { zh: '我们如何保护信息', en: 'How we protect it' },
    paragraphs: [
      {
        zh: '传输全程加密；身份证号和银行卡号加密保存，页面上只显示部分字符；内部人员按职责授权访问并留有记录。',
        en: 'Everything travels encrypted. ID and card numbers are stored encrypted and shown in part only. Staff see what their work needs, and each access is recorded.',
      },
      {
        zh: '如发生信息泄露，我们会立即采取补救措施，并通过短信或应用消息告知您影响和应对办法。',
        en: 'Should information leak, we act at once and tell you, by text message or in the app, what it means and what you can do.',
      },
    ],
  },
];
