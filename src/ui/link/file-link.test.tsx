import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileHosts } from './file-hosts.ts';
import { FileLink } from './FileLink.tsx';

const show = (to: string) =>
  render(
    <FileHosts value={['https://files.example']}>
      <FileLink to={to}>合同</FileLink>
    </FileHosts>,
  );

test.each([
  ['/documents/a.pdf', `${window.location.origin}/documents/a.pdf`],
  ['https://files.example/a.pdf', 'https://files.example/a.pdf'],
])('a file at %s opens', (to, address) => {
  show(to);

  expect(screen.getByRole('link', { name: '合同' })).toHaveAttribute('href', address);
});

test.each([
  'javascript:alert(1)',
  'https://evil.test/a.pdf',
  '//evil.test/a.pdf',
  'data:text/html,1',
])('a file at %s does not', (to) => {
  show(to);

  expect(screen.getByText('合同')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
