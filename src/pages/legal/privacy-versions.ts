import type { LocalizedText } from '../../model/step-kind.ts';

export type PrivacyVersion = '231012' | '231205' | '240426' | '240724' | '241130' | '250715';

/** Newest first (browsing-and-ordering, section 9). */
export const privacyVersions = [
  { id: '6', value: '2025-07-15', version: '250715' },
  { id: '5', value: '2024-11-30', version: '241130' },
  { id: '4', value: '2024-07-24', version: '240724' },
  { id: '3', value: '2024-04-26', version: '240426' },
  { id: '2', value: '2023-12-05', version: '231205' },
  { id: '1', value: '2023-10-12', version: '231012' },
] as const satisfies readonly { id: string; value: string; version: PrivacyVersion }[];

export const newestPrivacy = privacyVersions[0].version;

/** The page of a version: the newest has the short address. */
export function privacyPath(version: PrivacyVersion): string {
  return version === newestPrivacy ? '/privacyPolicy' : `/privacyPolicy${version}`;
}

/** What each version changed against the one before. */
export const privacyChanges: Readonly<Record<PrivacyVersion, readonly LocalizedText[]>> = {
  '231012': [
    {
      zh: '首次发布，适用于浏览、下单、信审、签约和还款全过程。',
      en: 'First published, for everything from browsing and ordering to credit review, signing and repayment.',
    },
  ],
  '231205': [
    {
      zh: '新增“设备权限”一章，逐项说明定位、相机、相册、麦克风的用途和拒绝后的影响。',
      en: 'A chapter on device permissions says what location, camera, pictures and microphone are for, and what happens if you refuse.',
    },
    {
      zh: '日志保存期限由一年缩短为六个月。',
      en: 'Logs are kept for six months instead of a year.',
    },
  ],
  '240426': [
    {
      zh: '新增“人脸信息”一章：单独取得同意，只用于核验身份，核验后不留存比对照片。',
      en: 'A chapter on your face: we ask for consent on its own, use it only to check who you are, and keep no picture after the check.',
    },
    {
      zh: '视频面签的录像改为按金融机构合同约定的期限保存。',
      en: "Recordings of video interviews are kept as long as the lender's contract says.",
    },
  ],
  '240724': [
    {
      zh: '共享对象按类别列出，并说明各类对象取得的信息。',
      en: 'Who receives information is listed by kind, with what each of them receives.',
    },
    {
      zh: '新增第三方服务清单，可在应用内查看。',
      en: 'A list of third-party services was added and can be read in the app.',
    },
  ],
  '241130': [
    {
      zh: '新增“自动化决策”一章，可要求人工复核方案测算和车辆评估结果。',
      en: 'A chapter on automated decisions: you can have a person look at a plan or an evaluation again.',
    },
    {
      zh: '个性化推荐可以一键关闭。',
      en: 'Personal recommendations can be switched off.',
    },
  ],
  '250715': [
    {
      zh: '注销账户的处理时限由十五个工作日缩短为七个工作日，并列明注销条件。',
      en: 'Closing an account takes seven working days instead of fifteen; what has to be settled first is listed.',
    },
    {
      zh: '旧版应用的订单迁移须重新核验身份，相关信息的处理规则写入“我们收集哪些信息”。',
      en: 'Orders of our earlier app move only after your identity is checked again; the first chapter says what is processed for it.',
    },
    {
      zh: '逝者近亲属可以申请查阅、复制、更正、删除其信息。',
      en: 'Close relatives of somebody who has died can ask to see, copy, correct or delete their information.',
    },
  ],
};
