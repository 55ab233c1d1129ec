import type { AuthoringOf } from '../../model/authoring.ts';
import { refusalOf } from './checks/judged.ts';
import type { schema } from './schema.ts';

export const authoring = {
  answersFrom: 'fields',
  refusalOf,
  answerTypes: {
    text: 'text',
    'long-text': 'text',
    phone: 'text',
    email: 'text',
    'id-number': 'text',
    'bank-card': 'text',
    money: 'money',
    number: 'number',
    date: 'date',
    validity: { fields: { from: 'date', to: 'text' } },
    'one-of': 'text',
    'many-of': { list: 'text' },
    'yes-no': 'yes-no',
    region: {
      fields: {
        provinceCode: 'text',
        provinceName: 'text',
        cityCode: 'text',
        cityName: 'text',
        districtCode: 'text',
        districtName: 'text',
      },
    },
    industry: {
      fields: { sectorCode: 'text', sectorName: 'text', code: 'text', name: 'text' },
    },
    photo: 'text',
    files: { list: 'text' },
  },
  secretTypes: ['id-number', 'bank-card'],
  personalTypes: [
    'text',
    'long-text',
    'phone',
    'email',
    'money',
    'date',
    'validity',
    'region',
    'photo',
    'files',
  ],
} as const satisfies AuthoringOf<typeof schema>;
