/**
 * What an action code does. `isGeneral`: the specification gives the label; otherwise it belongs to a funder and the
 * label is ours.
 */
export interface ActionCode {
  zh: string;
  en: string;
  isGeneral: boolean;
}

function general(zh: string, en: string): ActionCode {
  return { zh, en, isGeneral: true };
}

function ofFunder(zh: string, en: string): ActionCode {
  return { zh, en, isGeneral: false };
}

/** The 74 action codes of order-handling, section 4, as the labels of their buttons. */
export const actionCodes: Readonly<Record<number, ActionCode>> = {
  100: general('提交信审', 'Start credit review'),
  110: general('征信授权', 'Credit authorization'),
  111: general('金融机构征信授权', "Lender's credit authorization"),
  112: general('金融机构征信授权', "Lender's credit authorization"),
  121: general('确认共同签约人', 'Confirm co-signer'),
  200: general('支付首付款', 'Pay down payment'),
  201: general('支付首期尾款', 'Pay the balance of the down payment'),
  210: general('支付尾款', 'Pay the final payment'),
  220: general('支付二手车定金', 'Pay used-car deposit'),
  230: general('支付定金', 'Pay deposit'),
  233: general('支付担保人保证金', "Pay guarantor's guarantee deposit"),
  234: general('支付承租人保证金', "Pay lessee's guarantee deposit"),
  235: general('支付风险保证金', 'Pay risk guarantee deposit'),
  236: general('支付退购风险保证金', 'Pay return-risk guarantee deposit'),
  237: general('支付追加风险保证金', 'Pay additional risk guarantee deposit'),
  242: general('申请退款', 'Request refund'),
  243: general('退款记录', 'Refund record'),
  244: general('申诉进度', 'Appeal progress'),
  246: general('取消申诉', 'Cancel appeal'),
  300: general('合同签约', 'Sign contract'),
  310: general('重新签约', 'Sign again'),
  320: general('金融机构合同签约', "Sign lender's contract"),
  321: general('处理中', 'In progress'),
  330: general('实名认证', 'Authenticate'),
  335: general('更换还款卡', 'Change repayment card'),
  350: general('更换金融机构', 'Change lender'),
  360: general('视频审核', 'Video audit'),
  370: general('签署维修验收合同', 'Sign repair-acceptance contract'),
  380: general('签署补充协议', 'Sign supplementary agreement'),
  1001: general('邮储签名', 'Postal-bank signature'),
  1002: general('邮储面签', 'Postal-bank face signature'),
  1101: general('开户', 'Open account'),
  1102: general('申请云证书', 'Cloud certificate'),
  1103: general('签约', 'Sign'),
  1104: general('查看合同', 'View contract'),
  1105: general('合同重签', 'Sign contract again'),
  1106: general('面签视频', 'Face-sign video'),
  1107: general('签约', 'Sign up'),
  1108: general('签约', 'Sign up'),
  1201: general('绑定银行卡', 'Bind card'),
  1202: general('绑定银行卡', 'Bind card'),
  1222: general('绑定银行卡', 'Bind card'),
  1530: general('征信授权', 'Credit authorization'),
  1811: general('支付二手车物流费', 'Pay used-car logistics fee'),
  1110: ofFunder('签署征信授权书', 'Sign credit letter'),
  1111: ofFunder('签署合同', 'Sign contract'),
  1401: ofFunder('银行卡备案', 'File bank card'),
  1501: ofFunder('征信授权', 'Credit authorization'),
  1502: ofFunder('签署代扣协议', 'Sign withholding agreement'),
  1520: ofFunder('征信授权', 'Credit authorization'),
  1601: ofFunder('金融机构预审', "Lender's pre-review"),
  1609: ofFunder('补充资料', 'Add missing documents'),
  1619: ofFunder('金融机构合同签约', "Sign lender's contract"),
  1711: ofFunder('签约', 'Sign up'),
  1712: ofFunder('担保人签约', 'Guarantor signs'),
  1801: ofFunder('身份认证', 'Confirm identity'),
  1802: ofFunder('签署调用协议', 'Sign call agreement'),
  1804: ofFunder('签署挂靠协议', 'Sign affiliation agreement'),
  1810: ofFunder('合同签约', 'Sign contract'),
  1901: ofFunder('代扣及合同签约', 'Sign withholding and contract'),
  1902: ofFunder('代扣及合同签约', 'Sign withholding and contract'),
  2000: ofFunder('开户', 'Open account'),
  2005: ofFunder('开户结果', 'Account result'),
  2201: ofFunder('开户并签约', 'Open account and sign'),
  2301: ofFunder('合同签约', 'Sign contract'),
  2400: ofFunder('签署授权', 'Sign authorization'),
  2401: ofFunder('身份认证', 'Confirm identity'),
  2402: ofFunder('人脸识别', 'Face check'),
  2403: ofFunder('绑定银行卡', 'Bind card'),
  2404: ofFunder('查看合同', 'View contract'),
  2405: ofFunder('签署合同', 'Sign contract'),
  2406: ofFunder('签署补充协议', 'Sign supplementary agreement'),
  2407: ofFunder('签约结果', 'Signing result'),
  2408: ofFunder('重新签约', 'Sign again'),
};
