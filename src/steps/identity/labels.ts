import type { LabelsOf } from '../../model/labels.ts';
import type { IdentityKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Takes photos of an ID card, has them read, and lets the customer check what was read. A new photo takes the place of the one before. `idSex` (男, 女) follows from the number, `idRegion` is the code of the district its first six digits name; `idNation` (汉族) and `idAddress` are "" where they were not read.':
      '拍身份证、识别，并让客户核对。新照片取代旧照片。`idSex`（男、女）由号码得出，`idRegion` 是前六位对应的区划代码；没有识别到时 `idNation`（汉族）和 `idAddress` 为 ""。',
    'The customer has checked what was read.': '客户已核对识别结果。',
    'The platform refused a photo; `result.msg` says why. What was there before is kept.':
      '平台拒绝了照片；原因在 `result.msg`。之前的内容保留。',
    "Whose card it is. Usual: the customer's own.": '谁的身份证。通常：客户本人的。',
    'Which sides are needed. The back has the validity.': '要哪几面。背面有有效期。',
    'What the person is to the contract. The platform is told.': '此人在合同中的身份。会告诉平台。',
    'The name the card must show, such as `=order.cusName`; what is masked in it may be anything. A card of somebody else is refused here.':
      '身份证上必须是的姓名，如 `=order.cusName`；脱敏的部分不比较。他人的证件在这里被拒绝。',
    'The number the card must have, masked or not. Nothing is compared where it is empty.':
      '身份证上必须是的号码，脱敏与否均可。为空则不比较。',
    "The number it must not have: the lessee's, where a second person is asked for.":
      '不能是的号码：需要第二个人时为承租人的号码。',
    'Reads an uploaded photo.': '识别上传的照片。',
    'What stands above the photos.': '照片上方的文字。',
  },
  states: {
    preparing: { zh: '准备中', en: 'preparing' },
    scanning: { zh: '扫描中', en: 'scanning' },
    photographing: { zh: '拍照中', en: 'taking a photograph' },
    'not-uploaded': { zh: '未能上传', en: 'not uploaded' },
    'not-read': { zh: '未能识别', en: 'not read' },
  },
  events: {
    'identity.scan-requested': { zh: '扫描', en: 'scans it' },
  },
} as const satisfies LabelsOf<typeof schema, IdentityKind>;
