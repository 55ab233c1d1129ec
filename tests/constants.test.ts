import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { legacyCodes, legacyParams } from '../src/api/codes.ts';
import { customerServicePhone } from '../src/api/constants.ts';
import { contract } from '../src/api/contract.ts';
import { feeTypes } from '../src/api/contract/fees.ts';
import { payTypes } from '../src/api/payments.ts';
import { storageKeys } from '../src/api/storage-keys.ts';
import { retries, retryDelay, timeouts } from '../src/api/timeouts.ts';
import { trackingParams, utmSources } from '../src/api/tracking.ts';
import { tokenCheckDays } from '../src/app/customer/token-check.ts';
import { yuan } from '../src/model/yuan.ts';
import { defaultSeller } from '../src/pages/address.ts';
import { newestPrivacy, privacyVersions } from '../src/pages/legal/privacy-versions.ts';
import { qrcodeTarget } from '../src/pages/shell/qrcode.ts';
import { lowCode } from '../src/features/car/ordering/plan-check.ts';
import { maxIncrease, usualIncrements, usualRatio } from '../src/features/car/plans.ts';
import { duplicateClickMs } from '../src/ui/tap/click-guard.ts';
import { longPressAfter, swipeWithin, tapWithin } from '../src/ui/media/gestures.ts';
import { maskIdNumber } from '../src/ui/field/mask.ts';
import { toastTimes } from '../src/ui/feedback/Toast.tsx';
import { root } from '../tools/repository/repository.ts';
import { withoutComments } from './support/without-comments.ts';

const read = (file: string) => withoutComments(readFileSync(join(root, file), 'utf8'));
const { constants } = parse(read('tests/inventory.yaml')) as { constants: Record<string, unknown> };
const tokentypeOf = (lob: string) => qrcodeTarget('', lob).tokentype;

/** Constant → its value in the code, in the form the inventory has it. */
const fromCode: Record<string, unknown> = {
  'duplicate-click-guard-ms': duplicateClickMs,
  'token-check-cookie-days': tokenCheckDays,
  'pay-types': payTypes,
  'payment-type-codes': Object.keys(feeTypes).slice(0, 9),
  'id-number-visible': {
    first: /^\d+/.exec(maskIdNumber('110105199003078888'))?.[0].length,
    last: /\d+$/.exec(maskIdNumber('110105199003078888'))?.[0].length,
  },
  'timeouts-ms': {
    main: timeouts.main,
    channel: timeouts.channel,
    'legacy-startup': contract['parameter.by-code'].timeout,
    'legacy-picker': timeouts.legacy,
    public: timeouts.public,
    order: timeouts.order,
  },
  'main-retry': {
    times: retries,
    'delay-ms': [0, 1, 2, 3].every((n) => retryDelay(n) === 1000 * 2 ** n) && '1000 * 2^n',
  },
  'legacy-params': { c: Number(legacyParams.c), v: Number(legacyParams.v) },
  'utm-source': utmSources,
  'tracking-params': trackingParams,
  'default-cityspell': new URL(
    qrcodeTarget('', 'web').address,
    'https://a.example',
  ).searchParams.get('cityspell'),
  'max-down-payment-increase-percent': maxIncrease,
  'payment-picker-increments-percent': usualIncrements,
  'default-initial-down-payment-percent': usualRatio,
  'plan-check-low-down-payment-code': Number(lowCode),
  'customer-service-phone': customerServicePhone,
  'customer-service-phone-dialled-by-cancel-order': Number(
    customerServicePhone.replaceAll('-', ''),
  ),
  'money-unit-threshold':
    yuan(999_999, 'zh').endsWith('元') &&
    yuan(1_000_000, 'zh') === '1万元' &&
    '10000 (at or above in 万, below in 元)',
  'toast-ms': toastTimes,
  'gestures-ms': { tap: tapWithin, swipe: swipeWithin, 'long-press': longPressAfter },
  'privacy-versions': privacyVersions.map(({ version }) => Number(version)),
  'storage-keys': Object.keys(storageKeys),
  tokentype: {
    'default-header': 'app',
    qrcode: {
      app: tokentypeOf('app_ios'),
      wap: tokentypeOf('web'),
      mini: tokentypeOf('mini'),
      else: tokentypeOf('else'),
    },
  },
  'legacy-codes': {
    [legacyCodes.rejected]: 'reject',
    [`content "${legacyCodes.signedOut}"`]: 'clear token and call native login',
  },
  'default-seller':
    defaultSeller.salesPhone === customerServicePhone &&
    'customer-service name with the customer-service phone',
};

/** Constants of flows, styles and steps: the file and the pattern it must match. */
const fromText: Record<string, [file: string, pattern: RegExp][]> = {
  'base-path': [['vite.config.ts', /base: '\/mwap\/'/]],
  'refund-cutoff-date': [
    ['flows/refund-request.yaml', /default: 2024-01-01/],
    ['flows/deposit-refund.yaml', /default: 2024-01-01/],
  ],
  'mini-program-pay-minimum-version': [
    ['flows/pay.yaml', /3\.6\.3[\s\S]*3\.6\.8|3\.6\.8[\s\S]*3\.6\.3/],
  ],
  'button-lock-ms': [['src/steps/video/room-actors.ts', /lockedFor = 3000/]],
  'failure-page-delay-ms': [
    ['flows/pay.yaml', /failure-delay:[\s\S]{0,120}default: 1s/],
    ['flows/used-car-deposit.yaml', /failure-delay: 2s/],
  ],
  'reload-delay-ms': [['flows/defaults.yaml', /to: reload, toast: =result\.msg, after: 2s/]],
  'link-open-delay-ms': [['src/steps/link/schema.ts', /'open-after'[\s\S]*default: '2s'/]],
  'video-room-number': [
    ['src/steps/video/room-actors.ts', /100_000_000 \+ Math\.floor\(random \* 900_000_000\)/],
  ],
  'used-car-product-line': [['src/app/flow/open-flow.ts', /productLineCode\) !== '3'/]],
  'face-sign-status': [['flows/video-audit.yaml', /result\.status == "2"/]],
  'activity-source-type': [
    ['flows/activity-pay.yaml', /"native", "3", if\(host\.system == "android", "1", "2"\)/],
  ],
  'dcep-wallet-prefix-stripped': [['flows/pay.yaml', /after\(item\.mrchntAccountId, 7\)/]],
  'preferred-terms': [['src/features/car/plans.ts', /over\('36'\) \?\? over\('48'\)/]],
  'evaluation-retry-days': [['flows/car-detail.yaml', /30天之后尝试再次评估/]],
  'refund-working-days': [['flows/deposit-refund.yaml', /1-3 个工作日/]],
  'image-viewer-z-index': [['src/ui/media/ImageViewer.module.css', /z-index: 9999/]],
  'privacy-picker': [['src/pages/legal/Legal.module.css', /height: 132px[\s\S]*(44px|--touch)/]],
  'id-validity-years': [
    [
      'src/ui/inputs/DateInput.tsx',
      /earliest=\{dayFrom\(today, -100\)\}[\s\S]*latest=\{dayFrom\(today, 20\)\}/,
    ],
  ],
  'gender-ids': [['flows/update-profile.yaml', /"1":\s+zh: 男[\s\S]*"0":\s+zh: 女/]],
  'button-sub-codes': [['flows/car-detail.yaml', /"7\/3": placed/]],
  'number-box': [['src/ui/inputs/NumberBox.tsx', /step = 1/]],
  paging: [['src/pages/browsing/list/use-cars.ts', /pageSize = '10'/]],
  'car-detail-defaults': [
    ['src/features/car/car-context.ts', /serviceLine: '0', orderChannel: '0'/],
  ],
  'sign-state-signed': [['flows/video-audit.yaml', /result\.signState == "1"/]],
  'click-status': [['src/api/contract/identity.ts', /clickStatus: z\.enum\(\['1', '2'\]\)/]],
  'repayment-result': [['flows/pay.yaml', /result\.orderStatus in \["PAY_SUCCESS", "PAY_FAIL"\]/]],
  'order-status-in-refund-tip': [['flows/deposit-refund.yaml', /DOWN_PAYMENT_COLLECTED/]],
  'parameter-codes': [
    ['flows/car-detail.yaml', /paraCategory: percent_code[\s\S]*paraCode: contract_detail/],
  ],
  'share-copy': [['src/pages/campaigns/messages.ts', /500\+ stores, 200\+ cities, 100k\+ users/]],
};

test('no constant of the specification is taken from the sandbox', () => {
  const files = Object.values(fromText).flatMap((places) => places.map(([file]) => file));

  expect(files.filter((file) => !/^(src|flows|funders|vite\.config\.ts)/.test(file))).toEqual([]);
});

test('the constants tested are those of the specification', () => {
  const names = [...Object.keys(fromCode), ...Object.keys(fromText)];

  expect(names.toSorted()).toEqual(Object.keys(constants).toSorted());
});

test.each(Object.entries(fromCode))('%s has the value of the specification', (name, value) => {
  expect(value).toEqual(constants[name]);
});

describe.each(Object.entries(fromText))('%s', (_name, places) => {
  it.each(places)('is in %s', (file, pattern) => {
    expect(pattern.test(read(file)), `${String(pattern)} in ${file}`).toBe(true);
  });
});

test('the newest privacy policy is the one without a dated address', () => {
  expect(newestPrivacy).toBe('250715');
});
