import { expect, test } from 'vitest';
import { usualResponse } from '../studio/scenarios.ts';

const usual = { links: [], refusal: '' };

test('the simulated platform lists what a dictionary really has', () => {
  const request = { naturalTypeCode: 'sapptType' };

  expect(usualResponse('check.other-dictionaries', request, usual)).toMatchObject({
    result: {
      list: [
        { id: '01', value: '申请人', en: 'Applicant' },
        { id: '02', value: '共借人', en: 'Co-borrower' },
        { id: '03', value: '担保人', en: 'Guarantor' },
      ],
    },
  });
  expect(usualResponse('hz.zs-dictionary', {}, usual)).toMatchObject({
    result: {
      house: expect.arrayContaining([expect.objectContaining({ en: 'Rented' })]) as unknown,
    },
  });
});
