// Written by `npm run cases`, and yours to change. The examples stand in the file beside it.
import { openCase } from '../support/case.ts';
import { test } from '../support/own-sandbox.ts';

const cases = new URL('./card-change.cases.json', import.meta.url);

test('GONGTOU_FINANCE: changes the card after one wrong code', async ({ ownPage: page }) => {
  const walk = await openCase(page, cases, {
    file: 'funders/GONGTOU_FINANCE.yaml',
    name: 'changes the card after one wrong code',
  });
  await walk.pass('intro'); // 更换还款卡
  await walk.pass('card'); // 填写新卡信息
  await walk.pass('face'); // 人脸识别
  await walk.pass('verify'); // 短信验证
  await walk.pass('verify'); // 短信验证
  await walk.pass('agree'); // 签署扣款授权书
  await walk.end('done', 'success'); // 更换成功
});
