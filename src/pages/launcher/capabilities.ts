import type { LocalizedText } from '../../model/step-kind.ts';

/** Where the simulator of the sandbox's builds reads what a tester has chosen (simulator/answers.ts). */
const key = 'simulated-answers';

/** What the host can be made to answer; `ask`: the tester decides each time. */
export const outcomeNames = {
  ask: { zh: '每次询问', en: 'Ask each time' },
  ok: { zh: '成功', en: 'Done' },
  cancelled: { zh: '用户取消', en: 'Cancelled' },
  failed: { zh: '失败', en: 'Failed' },
  denied: { zh: '没有权限', en: 'Not permitted' },
  unsupported: { zh: '不支持', en: 'Not supported' },
  never: { zh: '没有结果', en: 'No result ever' },
  twice: { zh: '结果返回两次', en: 'Done, said twice' },
  late: { zh: '结果迟到 30 秒', en: 'Done, 30 seconds late' },
  garbled: { zh: '结果无法识别', en: 'Something unreadable' },
} as const satisfies Record<string, LocalizedText>;

export type CapabilityOutcome = keyof typeof outcomeNames;

/** Capabilities by their names in the contract, and their default outcomes. */
export const capabilities = {
  'scan-id-card': { usual: 'ask', words: { zh: '身份证识别', en: 'ID card scan' } },
  'take-photo': { usual: 'ask', words: { zh: '拍照', en: 'Camera' } },
  face: { usual: 'ask', words: { zh: '人脸识别', en: 'Face check' } },
  video: { usual: 'ask', words: { zh: '视频面签', en: 'Video interview' } },
  'credit-authorization': { usual: 'ask', words: { zh: '征信授权', en: 'Credit authorization' } },
  login: { usual: 'ask', words: { zh: '应用登录', en: "The app's login" } },
  share: { usual: 'ask', words: { zh: '分享', en: 'Share' } },
  'save-image': { usual: 'ask', words: { zh: '保存图片', en: 'Save a picture' } },
  location: { usual: 'ok', words: { zh: '定位', en: 'Location' } },
  phone: { usual: 'ok', words: { zh: '拨打电话', en: 'Phone call' } },
  'app-version': { usual: 'ok', words: { zh: '应用版本', en: 'App version' } },
  log: { usual: 'ok', words: { zh: '日志', en: 'Log' } },
} as const satisfies Record<string, { usual: CapabilityOutcome; words: LocalizedText }>;

export type Capability = keyof typeof capabilities;

/** What the tester of this tab has chosen. */
export function chosenOutcomes(): Partial<Record<Capability, CapabilityOutcome>> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<
      Record<Capability, CapabilityOutcome>
    >;
  } catch {
    return {};
  }
}

/** Holds from the next request on. */
export function chooseOutcome(capability: Capability, outcome: CapabilityOutcome): void {
  sessionStorage.setItem(key, JSON.stringify({ ...chosenOutcomes(), [capability]: outcome }));
}
