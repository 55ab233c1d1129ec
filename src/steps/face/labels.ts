import type { LabelsOf } from '../../model/labels.ts';
import type { FaceKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    "Compares the customer's face with the ID card: in the native app by its own check, elsewhere with a photo from the front camera.":
      '把客户的人脸与身份证比对：在原生应用里用它自己的识别，别处用前置相机拍照。',
    'It is the same person.': '是同一人。',
    'It is not, or it could not be told.': '不是同一人，或无法判断。',
    'The customer stopped the check.': '客户中止了识别。',
    'The name on the ID card.': '身份证上的姓名。',
    'The number of the ID card.': '身份证号码。',
    'What the person is to the contract.': '此人在合同中的身份。',
    'Compares the face.': '比对人脸。',
    'What stands above the button. Usual: how to hold the phone.':
      '按钮上方的文字。通常：怎样拿手机。',
  },
  states: {
    checking: { zh: '核对中', en: 'checking' },
    camera: { zh: '拍摄中', en: 'at the camera' },
    denied: { zh: '未允许使用相机', en: 'camera not allowed' },
  },
  events: {
    'face.captured': { zh: '拍摄', en: 'takes the picture' },
    'face.camera-denied': { zh: '不允许使用相机', en: 'does not allow the camera' },
  },
} as const satisfies LabelsOf<typeof schema, FaceKind>;
