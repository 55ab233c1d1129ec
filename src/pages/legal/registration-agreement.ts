import type { LegalText } from './legal-text.ts';

/** /agreement */
export const registrationAgreement: LegalText = {
  title: { zh: '用户注册协议', en: 'Registration agreement' },
  effective: '2025-07-15',
  sections: [
    {
      id: 'parties',
      title: { zh: '一、协议的成立', en: 'Who this binds' },
      paragraphs: [
        {
          zh: '您勾选同意并完成手机号验证后，本协议在您与平台之间成立。您应当年满十八周岁，具有完全民事行为能力。',
          en: 'When you tick your consent and your phone number is checked, you and the platform are bound by this agreement. You must be 18 or over and able to act for yourself in law.',
        },
        {
          zh: '本协议只约定账户的注册和使用。购车、租赁和融资以您另行签署的合同为准。',
          en: 'It is about your account only. For buying, leasing and finance the contracts you sign separately apply.',
        },
      ],
    },
    {
      id: 'account',
      title: { zh: '二、账户注册', en: 'Your account' },
      paragraphs: [
        {
          zh: '一个手机号对应一个账户。请使用本人实名办理的手机号；号码停用或转让前，请先联系客服更换绑定号码。',
          en: 'A phone number has one account. Use a number registered in your own name, and have it changed with us before you give it up.',
        },
        {
          zh: '您填写的昵称不得冒充他人，不得含有违法、侮辱或误导性内容。平台可以要求您更改不当昵称。',
          en: 'A nickname must not pose as somebody else or be unlawful, insulting or misleading. We may ask you to change it.',
        },
      ],
    },
    {
      id: 'safety',
      title: { zh: '三、账户安全', en: 'Keeping it safe' },
      paragraphs: [
        {
          zh: '短信验证码等同于登录凭证，请勿告知任何人。平台工作人员不会向您索要验证码、银行卡密码。',
          en: 'A code by text message opens your account: tell nobody. Our staff never ask for codes or for the PIN of a card.',
        },
        {
          zh: '账户在其他设备登录时，当前设备会退出登录并提示您。如非本人操作，请立即联系客服冻结账户。',
          en: 'When somebody signs in elsewhere, this device is signed out and tells you. If that was not you, call us at once and we lock the account.',
        },
      ],
    },
    {
      id: 'conduct',
      title: { zh: '四、使用规范', en: 'What you may not do' },
      paragraphs: [
        {
          zh: '不得提交虚假身份、收入或车辆信息，不得代他人申请融资，不得利用技术手段干扰平台运行或批量领取优惠。',
          en: 'Do not give false information about yourself, your income or a car, do not apply for somebody else, and do not disturb the platform or collect offers by technical means.',
        },
        {
          zh: '违反本条的，平台可以暂停或终止服务、取消优惠，并保留追究责任的权利。',
          en: 'Whoever does so may be suspended or excluded, lose their offers and be held to account.',
        },
      ],
    },
    {
      id: 'ending',
      title: { zh: '五、注销与终止', en: 'Closing the account' },
      paragraphs: [
        {
          zh: '没有进行中的订单、未结清的合同和处理中的退款时，您可以联系客服注销账户。注销后优惠券和浏览记录将被清除，依法必须保存的合同资料除外。',
          en: 'With no order under way, no open contract and no refund being processed, you can have the account closed. Coupons and history are deleted; contracts that the law requires us to keep are not.',
        },
      ],
    },
    {
      id: 'law',
      title: { zh: '六、法律适用与争议', en: 'Law and disputes' },
      paragraphs: [
        {
          zh: '本协议适用中华人民共和国法律。发生争议时请先联系客服 400-6688-878 协商；协商不成的，由被告住所地人民法院管辖。',
          en: "The law of the People's Republic of China applies. Please call us first on 400-6688-878; if we cannot agree, the court where the defendant resides decides. The Chinese text prevails.",
        },
      ],
    },
  ],
};
