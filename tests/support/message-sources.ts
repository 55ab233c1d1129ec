/** Where a message of the specification's error catalogues is, in both languages, and what shows it. */
export type MessageSource = {
  zh: string;
  en: string;
} & ({ flow: true } | { code: string; test: string; text: string });

const flow = (zh: string, en: string): MessageSource => ({ zh, en, flow: true });
const code = (zh: string, en: string, file: string, shownBy: string, text = zh): MessageSource => ({
  zh,
  en,
  code: file,
  test: shownBy,
  text,
});
const shell = 'e2e/shell.spec.ts';
const apiMessages = 'src/api/messages.ts';
const dialogs = 'src/app/dialogs.ts';
const uiMessages = 'src/ui/messages.ts';
const inputMessages = 'src/ui/inputs/messages.ts';
const planMessages = 'src/features/car/messages.ts';
const planTest = 'src/features/car/ordering/plan-confirm.test.tsx';
const legalMessages = 'src/pages/legal/messages.ts';
const shown = 'tests/messages-shown.test.tsx';

export const messageSources: Record<string, MessageSource> = {
  'please upgrade the app to latest version': flow(
    '请升级至最新版本App',
    'Please upgrade the app to the latest version',
  ),
  'the car is already sold, contact your account manager': code(
    '该车辆已售出，请联系客户经理。',
    'The car is already sold, contact your account manager.',
    'src/app/flow/messages.ts',
    'e2e/used-car.spec.ts',
    'messages.sold.zh',
  ),
  'the car has been bought, choose another, cancel order?': flow(
    '这辆车已被购买，请选择其他车辆。要取消订单吗？',
    'This car has been bought. Please choose another one. Cancel the order?',
  ),
  'cancel payment succeeded': flow('取消支付成功', 'The payment is cancelled'),
  'cancel payment failed': flow('取消支付失败', 'The payment could not be cancelled'),
  'payment failed': flow('支付失败', 'Payment failed'),
  'sign request failed, try later': flow(
    '签约请求失败，请稍后再试',
    'The signing request failed. Try again later',
  ),
  'query face-sign status failed': flow('面签状态查询失败', 'Query face-sign status failed'),
  'update remote face-sign failed': flow('面签结果更新失败', 'Update remote face-sign failed'),
  'update remote face-sign result done': flow(
    '面签结果已更新',
    'Update remote face-sign result done',
  ),
  'no supplement status': flow('暂无补充状态', 'Nothing has to be added'),
  'submit success': flow('提交成功，资料已保存', 'Submitted, and your profile is saved'),
  'submit failed': flow('提交失败：', 'Not submitted: '),
  'logout success': code(
    '退出登录成功',
    'You are signed out',
    'src/app/messages.ts',
    shown,
    'messages.loggedOut',
  ),
  'phone not registered for digital yuan': flow(
    '该手机号未开通数字人民币',
    'This phone number is not registered for the digital yuan',
  ),
  'open in the messaging app and pay': flow(
    '请在微信中打开此页面并支付',
    'Open this page in the messaging app and pay there',
  ),
  'order already signed, refresh page': flow(
    '订单已签约，请刷新页面',
    'This order is already signed. Refresh the page',
  ),
  'order info not found (silently ignored for pretrial queries)': code(
    '订单信息不存在',
    'Order info not found',
    'tools/sandbox/orders/orders.ts',
    'tools/sandbox/products/lease-back.test.ts',
  ),
  'this feature is under development (with the action code)': code(
    '该功能正在开发中（{code}）',
    'This feature is under development ({code})',
    'src/app/flow/messages.ts',
    'e2e/navigation.spec.ts',
    '该功能正在开发中（2301）',
  ),
  'the contract is performed and nothing is refundable (offers an appeal)': flow(
    '您的合同已履行，暂无可退金额。',
    'Your contract has been performed, and nothing is refundable.',
  ),
  'orders created before 2024-01-01 cannot be refunded in the app, contact the account manager':
    flow(
      '该订单不支持在线退款，请联系客户经理办理',
      'This order cannot be refunded in the app. Please contact your account manager',
    ),
  'network busy (dialog title)': code(
    '网络繁忙',
    'Network busy',
    dialogs,
    shell,
    'dialogs.busy.title',
  ),
  'please refresh and retry (dialog text, then reload)': code(
    '请刷新重试',
    'Please refresh and retry',
    dialogs,
    shell,
    'dialogs.busy.text',
  ),
  'network busy, refresh and retry (returned message)': code(
    '网络繁忙，请刷新重试',
    'Network busy, refresh and retry',
    apiMessages,
    shown,
    'unreachableMessages.busy',
  ),
  'prompt (title of the session-ended dialog)': code(
    '提示',
    'Prompt',
    dialogs,
    'e2e/hosts.spec.ts',
    'dialogs.signedOut.title',
  ),
  'deposit refund tip: any time before review is submitted; after it, before the down payment, ask customer service or the account manager to cancel; also after the down payment is paid (DOWN_PAYMENT_COLLECTED), after rejection, after cancellation; by the original route in 1-3 working days':
    flow(
      '提交信审前，可随时申请退定金。',
      'ask customer service or your account manager to cancel the order; then the deposit is refunded.',
    ),
  'account logged in on another device, session ended; if not you, change password or contact support':
    code(
      '您的账号已在其他设备登录，当前会话已被强制结束。如非本人操作，请修改密码或联系客服。',
      'Your account was signed in on another device and this session has been ended. If this was not you, change your password or contact support.',
      dialogs,
      'e2e/hosts.spec.ts',
      'dialogs.signedOut.text',
    ),
  'API error, refresh and retry': code(
    '接口异常，请刷新重试',
    'API error, refresh and retry',
    apiMessages,
    shown,
    'unreachableMessages.server',
  ),
  'cannot locate you, enter the location on the home page (title: navigation failed)': code(
    '无法定位您的位置，请在首页手动选择城市',
    'We cannot locate you. Please enter the location manually on the home page.',
    'src/pages/browsing/find-messages.ts',
    'e2e/hosts.spec.ts',
    'findWords.locationFailedText',
  ),
  'the down-payment ratio may not exceed 30 percent, adjust': code(
    '首付比例不能超过30%，请重新调整！',
    'The down payment cannot be raised by more than 30%. Choose again.',
    planMessages,
    planTest,
  ),
  'choose a down-payment ratio': code(
    '请选择首付比例',
    'Choose a down payment',
    planMessages,
    planTest,
  ),
  'tick the personal information authorization letter': code(
    '请勾选《个人信息使用授权书》',
    'Tick the authorization to use personal information',
    planMessages,
    planTest,
  ),
  'I have read and agree to the personal information authorization letter': code(
    '我已阅读并同意',
    'I have read and agree to the',
    planMessages,
    planTest,
    '《个人信息使用授权书》',
  ),
  'evaluation limit reached, change car or retry after 30 days': flow(
    '超出评估次数限制，请更换车辆或30天之后尝试再次评估',
    'Choose another car or try again after 30 days',
  ),
  'notice (low-down-payment dialog title)': flow('提示', 'Please note'),
  'the chosen plan has a low down payment, a fresh evaluation is needed': flow(
    '所选方案首付较低，用车需重新评估',
    'The down payment of this plan is low, so you need to be evaluated again',
  ),
  'go to assessment': flow('去评估', 'Be evaluated'),
  'reset plan': flow('重置方案', 'Reset the plan'),
  'confirm the plan': flow('确定方案', 'Confirm the plan'),
  confirm: code('确定', 'Confirm', inputMessages, 'src/steps/form/fields.test.tsx'),
  'choose region': code(
    '选择区域',
    'Choose the area',
    inputMessages,
    'src/steps/form/fields.test.tsx',
  ),
  'please choose': code('请选择', 'Choose', inputMessages, 'src/steps/form/form.test.tsx'),
  'choose industry': code('选择行业', 'Choose the industry', inputMessages, shown),
  'see earlier privacy-policy versions': code(
    '查看历史版本隐私政策',
    'See earlier versions of the privacy policy',
    legalMessages,
    shown,
    '查看历史版本隐私政策',
  ),
  'history (picker title)': code('查阅历史记录', 'Versions', legalMessages, shown),
  loading: code('加载中', 'Loading', uiMessages, 'src/ui/page/shell-parts.test.tsx'),
  'save credit info (button, two funders)': flow('保存信审信息', 'Save credit info'),
  'submit credit materials (button, all others)': flow('提交信审资料', 'Submit credit materials'),
};
