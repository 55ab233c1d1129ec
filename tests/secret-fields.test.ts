import path from 'node:path';
import { expect, test } from 'vitest';
import { checkFiles } from '../src/language/check.ts';
import { buildSymbols } from '../tools/symbols/symbols.ts';
import { readRepository } from '../tools/repository/read-repository.ts';

/** Funders whose flows together have every form with a card. */
const funders =
  /funders\/(HAITONG_UT_FINANCE|JIUJIANG_BANK|YN_TRUST_FINANCE|TONGDA_FINANCE)\.yaml$/;
const files = readRepository(path.join(import.meta.dirname, '..')).filter(
  ({ path }) => path.startsWith('flows/') || funders.test(path),
);

test('every card, ID number and code that is sent must say that it is sensitive', () => {
  const bare = files.map(({ path, text }) => ({
    path,
    text: text.replaceAll(/^ *sensitive: yes\n/gm, ''),
  }));

  const { findings } = checkFiles(bare, buildSymbols());

  const places = findings
    .filter(({ rule }) => rule === 'sensitive-missing')
    .map(({ place: { file, start, end } }) => `${file.path}:${file.text.slice(start, end)}`);
  expect(places).toEqual(
    expect.arrayContaining([
      'flows/bind-card.yaml:bankAcctNo',
      'flows/change-card.yaml:bankAcctNo',
      'flows/open-account.yaml:bankAcctNo',
      'flows/withholding.yaml:bankAcctNo',
      'flows/co-signer.yaml:coIdNumber',
      'flows/cloud-certificate.yaml:pin',
      'flows/lease-credit-company.yaml:companyAccount',
      'flows/move-orders.yaml:oldIdNumber',
    ]),
  );
});
