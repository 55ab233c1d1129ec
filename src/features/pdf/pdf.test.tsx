import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { asStepScreen } from '../../steps/hosted-screen/hosted-props.tsx';
import { schema } from '../../steps/hosted-screen/schema.ts';
import { FileHosts } from '../../ui/link/file-hosts.ts';
import { FileAccess } from '../../ui/pdf/file-access.ts';
import type { FetchFile } from '../../ui/pdf/pdf-file.ts';
import { fileAddress } from './file-address.ts';
import { Pdf } from './Pdf.tsx';

const examples = readExamples('hosted-screen');
const PdfStep = asStepScreen(Pdf);

test.each([
  ['/documents/a.pdf', '/api/file/getFileByUrl?url=%2Fdocuments%2Fa.pdf'],
  [
    'https://app.example/documents/a.pdf?x=1',
    '/api/file/getFileByUrl?url=%2Fdocuments%2Fa.pdf%3Fx%3D1',
  ],
  [
    'https://files.example/a b.pdf?key=1',
    '/api/file/getFileByUrl?url=https%3A%2F%2Ffiles.example%2Fa%2520b.pdf%3Fkey%3D1',
  ],
  ['https://files.example.evil.example/a.pdf', undefined],
  ['http://files.example/a.pdf', undefined],
  ['https://someone@files.example/a.pdf', undefined],
  ['https://evil.example/a.pdf', undefined],
  ['//evil.example/a.pdf', undefined],
  ['https://app.example@evil.example/a.pdf', undefined],
  ['javascript:alert(1)', undefined],
  ['data:application/pdf,x', undefined],
  ['', undefined],
])('the file %s is opened at %s', (file, address) => {
  expect(fileAddress(file, 'https://app.example', ['https://files.example'])).toBe(address);
});

test('a contract on a host of the deployment opens, and the loaded file can be saved', async () => {
  // Not in jsdom.
  URL.createObjectURL = () => 'blob:letter';
  URL.revokeObjectURL = () => undefined;
  const fetched: string[] = [];
  const fetchFile: FetchFile = (address) => {
    fetched.push(address);
    return Promise.resolve(new Blob(['%PDF-']));
  };
  const example = examples['a letter to read']!;
  const data = { file: 'https://files.example/letter.pdf', title: '授权书' };
  const shown = { ...example, settings: { ...example.settings, data } };
  showStep(
    (props: Parameters<typeof PdfStep>[0]) => (
      <FileHosts value={['https://files.example']}>
        <FileAccess value={fetchFile}>
          <PdfStep {...props} />
        </FileAccess>
      </FileHosts>
    ),
    schema,
    shown,
  );

  const download = await screen.findByRole<HTMLAnchorElement>('link', { name: '下载' });
  expect([download.href, download.download]).toEqual(['blob:letter', '授权书.pdf']);
  expect(fetched).toEqual(['/api/file/getFileByUrl?url=https%3A%2F%2Ffiles.example%2Fletter.pdf']);
});
