import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { documents } from '../../../src/api/documents.ts';
import { feeTypes } from '../../../src/api/contract/fees.ts';

type Details = Record<string, unknown>;

const plainEvents: Readonly<Record<string, LocalizedText>> = {
  'order-placed': { zh: '订单已提交', en: 'Order placed' },
  'scheme-chosen': { zh: '已选定融资方案', en: 'Finance plan chosen' },
  'pre-credit-confirmed': { zh: '预审信息已确认', en: 'Pre-review data confirmed' },
  'credit-submitted': { zh: '信审资料已提交', en: 'Credit materials submitted' },
  'documents-added': { zh: '补充资料已提交', en: 'Missing papers handed in' },
  'supplement-wanted': { zh: '金融机构要求补充资料', en: 'The lender asked for more papers' },
  'review-passed': { zh: '信审已通过', en: 'Credit review passed' },
  'review-rejected': { zh: '信审未通过', en: 'Credit review not passed' },
  'credit-authorized': { zh: '征信授权已完成', en: 'Credit report authorized' },
  'funder-changed': { zh: '已更换金融机构', en: 'Changed to another lender' },
  authenticated: { zh: '实名认证已完成', en: 'Identity confirmed' },
  'identity-confirmed': { zh: '身份信息已确认', en: 'Identity confirmed' },
  'face-passed': { zh: '人脸识别已通过', en: 'Face check passed' },
  'co-signer-confirmed': { zh: '共同签约人信息已确认', en: 'Co-signer named' },
  'co-signer-invited': { zh: '签约链接已发送给共同签约人', en: 'Link sent to the co-signer' },
  'co-signer-refused': { zh: '共同签约人未同意签约', en: 'The co-signer did not agree' },
  'account-opened': { zh: '银行账户已开立', en: 'Bank account opened' },
  'certificate-issued': { zh: '数字证书已签发', en: 'Digital certificate issued' },
  'contract-signed': { zh: '金融机构合同已签署', en: "Lender's contract signed" },
  'pre-review-submitted': { zh: '初审资料已提交', en: 'First review data submitted' },
  'final-review-submitted': { zh: '终审资料已提交', en: 'Final review data submitted' },
  'loan-applied': { zh: '贷款申请已提交', en: 'Loan applied for' },
  'full-payment-confirmed': { zh: '购车信息已确认', en: 'Car and store confirmed' },
  'vehicle-received': { zh: '车辆已签收', en: 'Car received' },
  'vehicle-refused': { zh: '交车异常已反馈', en: 'A problem with the car was reported' },
  'vehicle-problem-solved': { zh: '车辆问题已解决', en: 'The problem with the car is solved' },
  'delivery-booked': { zh: '已预约提车时间', en: 'A time to receive the car was booked' },
  'delivery-booking-cancelled': { zh: '提车预约已取消', en: 'The booked time was given up' },
  'extension-applied': { zh: '延期申请已提交', en: 'Extension applied for' },
  'settlement-applied': { zh: '提前结清申请已提交', en: 'Paying off applied for' },
  'title-transfer-asked': { zh: '过户申请已提交', en: 'Title transfer applied for' },
  'refund-requested': { zh: '退款申请已提交', en: 'Refund requested' },
  'refund-withdrawn': { zh: '退款申请已撤销', en: 'Refund request withdrawn' },
  'refund-signed': { zh: '退款协议已签署', en: 'Refund agreement signed' },
  refunded: { zh: '退款已原路退回', en: 'Money refunded' },
  'refund-refused': { zh: '退款申请未通过', en: 'Refund refused' },
  'appeal-submitted': { zh: '申诉已提交', en: 'Appeal submitted' },
  'appeal-accepted': { zh: '申诉已受理通过', en: 'Appeal accepted' },
  'appeal-rejected': { zh: '申诉未通过', en: 'Appeal rejected' },
  'gift-claimed': { zh: '交车礼收货地址已提交', en: 'Address for the gift given' },
  'order-cancelled': { zh: '订单已取消', en: 'Order cancelled' },
};

/** What the co-signer did on their own phone. */
const coSignerLink: Readonly<Record<string, LocalizedText>> = {
  'link-done': { zh: '共同签约人已签约', en: 'The co-signer has signed' },
  'link-refused': { zh: '共同签约人未同意签约', en: 'The co-signer did not agree' },
};

/** The customer's name for a line of the ledger; undefined for internal lines. */
export function eventWords(what: string, details: Details): LocalizedText | undefined {
  if (what === 'paid') return paidWords(details.feeType);
  if (what === 'document-signed') return signedWords(details.document);
  if (what === 'card-bound') {
    const tail = typeof details.tail === 'string' ? details.tail : '';
    return { zh: `还款卡已绑定（尾号 ${tail}）`, en: `Repayment card bound (ending in ${tail})` };
  }
  if (details.kind === 'second-signer' && Object.hasOwn(coSignerLink, what))
    return coSignerLink[what];
  return Object.hasOwn(plainEvents, what) ? plainEvents[what] : undefined;
}

function paidWords(feeType: unknown): LocalizedText | undefined {
  if (typeof feeType !== 'string' || !Object.hasOwn(feeTypes, feeType)) return undefined;
  // Own key of the table, looked up the line before.
  const { zh, en } = feeTypes[feeType as keyof typeof feeTypes];
  return { zh: `${zh}已支付`, en: `${en} paid` };
}

function signedWords(document: unknown): LocalizedText | undefined {
  if (typeof document !== 'string' || !Object.hasOwn(documents, document)) return undefined;
  // Own key of the table, looked up the line before.
  const { zh, en } = documents[document as keyof typeof documents];
  return { zh: `《${zh}》已签署`, en: `${en} signed` };
}
