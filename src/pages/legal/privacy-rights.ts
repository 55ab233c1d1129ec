import type { Variant } from './variant.ts';

/** What came later, what the customer can ask for, and how to reach us. */
export const rights: readonly Variant[] = [
  {
    id: 'permissions',
    since: '231205',
    title: { zh: '设备权限', en: 'Device permissions' },
    paragraphs: [
      {
        zh: '定位：查找附近门店和当地车源。拒绝后可手动选择城市。',
        en: 'Location: finds stores and cars near you. If you refuse, choose your city by hand.',
      },
      {
        zh: '相机和相册：拍摄或选择证件、资料照片，人脸核验。拒绝后无法在线提交证件。',
        en: 'Camera and pictures: photos of papers, and the face check. Without them you cannot hand in papers online.',
      },
      {
        zh: '麦克风：视频面签。拒绝后可到门店办理。',
        en: 'Microphone: the video interview. If you refuse, it can be done at a store.',
      },
    ],
  },
  {
    id: 'face',
    since: '240426',
    title: { zh: '人脸信息', en: 'Your face' },
    paragraphs: [
      {
        zh: '办理签约、换卡等业务时，需要确认是您本人操作。我们在每次采集前单独征得您的同意，采集的照片只用于与权威数据源比对，比对完成后不留存。',
        en: 'When you sign or change your card we have to know that it is you. We ask for your consent each time; the picture is compared with an official source only and is not kept after that.',
      },
      {
        zh: '您不同意的，可以到门店出示证件原件办理。',
        en: 'If you do not agree, come to a store with your ID card.',
      },
    ],
  },
  {
    id: 'third-parties',
    since: '240724',
    title: { zh: '第三方服务清单', en: 'Third-party services' },
    paragraphs: [
      {
        zh: '支付：支付宝、微信支付、数字人民币；用于付款和退款。',
        en: 'Payment: Alipay, WeChat Pay, digital yuan; for payments and refunds.',
      },
      {
        zh: '电子签约、短信通知、人脸核验、地图定位：由具备资质的服务商提供，仅在您使用对应功能时调用。',
        en: 'Signing, text messages, face checks and maps: by licensed providers, called only when you use that function.',
      },
    ],
  },
  {
    id: 'decisions',
    since: '241130',
    title: { zh: '自动化决策', en: 'Automated decisions' },
    paragraphs: [
      {
        zh: '金融方案测算、车辆评估和资料初审会使用自动化工具。结果对您有重大影响的，您可以要求说明，并要求人工复核。',
        en: 'Plans, evaluations of cars and the first look at your papers are made with automatic tools. Where the outcome matters to you, you can ask for reasons and have a person look again.',
      },
      {
        zh: '首页推荐会参考您浏览过的车型。您可以在系统设置或联系客服关闭个性化推荐，关闭后按热度展示。',
        en: 'The home page considers the cars you looked at. You can have this switched off; then it shows what is asked for most.',
      },
    ],
  },
  {
    id: 'rights',
    since: '231012',
    title: { zh: '您的权利', en: 'Your rights' },
    paragraphs: [
      {
        zh: '您可以在“我的”中查阅、更正资料和地址；可以联系客服复制、删除个人信息，撤回同意，或注销账户。我们在十五个工作日内处理。',
        en: 'Under “My page” you can read and correct your profile and addresses. Ask our service to copy or delete information, to withdraw consent or to close your account; we do so within fifteen working days.',
      },
    ],
  },
  {
    id: 'rights',
    since: '250715',
    title: { zh: '您的权利', en: 'Your rights' },
    paragraphs: [
      {
        zh: '您可以在“我的”中查阅、更正资料和地址；可以联系客服复制、转移、删除个人信息，或撤回同意。撤回同意不影响此前已经完成的处理。',
        en: 'Under “My page” you can read and correct your profile and addresses. Ask our service to copy, transfer or delete information, or to withdraw consent. What was done before stays lawful.',
      },
      {
        zh: '注销账户：没有进行中的订单、未结清的合同和处理中的退款时即可注销，我们在七个工作日内完成。',
        en: 'You can close your account once no order is under way, no contract is open and no refund is being processed. It takes seven working days.',
      },
      {
        zh: '逝者的近亲属为了自身合法、正当利益，可以申请查阅、复制、更正、删除逝者的相关信息，逝者生前另有安排的除外。',
        en: 'Close relatives of somebody who has died can ask to see, copy, correct or delete their information for good reasons of their own, unless that person arranged otherwise.',
      },
    ],
  },
  {
    id: 'minors',
    since: '231012',
    title: { zh: '未成年人', en: 'Minors' },
    paragraphs: [
      {
        zh: '融资租赁和购车服务面向年满十八周岁的人士。我们不会主动收集未成年人的信息，发现后会尽快删除。',
        en: 'Leasing and buying cars is for people of 18 and over. We do not seek information about minors and delete it when we find some.',
      },
    ],
  },
  {
    id: 'contact',
    since: '231012',
    title: { zh: '更新与联系我们', en: 'Changes, and how to reach us' },
    paragraphs: [
      {
        zh: '政策更新后，我们会在应用内显著提示；涉及您重大权益的变化，会再次征得您的同意。历史版本可在本页查看。',
        en: 'When this policy changes the app says so; for anything that matters to your rights we ask for your consent again. Earlier versions can be read from this page.',
      },
      {
        zh: '客服电话 400-6688-878，每日 9:00–20:00。我们在十五个工作日内答复您的请求。',
        en: 'Call us on 400-6688-878, every day from 9:00 to 20:00. We answer requests within fifteen working days.',
      },
    ],
  },
];
