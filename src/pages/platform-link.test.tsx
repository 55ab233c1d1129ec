import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlatformLink } from './PlatformLink.tsx';
import { onPlatform } from './show.fixture.tsx';

const environment = { siteHost: 'https://www.site.example', fileHosts: ['https://files.example'] };
const show = (to: string) =>
  render(onPlatform(<PlatformLink to={to}>看看</PlatformLink>, { environment }));

test.each(['/newCar', 'https://www.site.example/spring', 'https://files.example/a.pdf'])(
  'a link to %s in an answer leads there',
  (to) => {
    show(to);

    expect(screen.getByRole('link', { name: '看看' })).toHaveAttribute('href', to);
  },
);

test.each([
  'javascript:alert(1)',
  '//evil.test',
  'https://evil.test/',
  '/\\evil.test',
  'data:text/html,1',
])('a link to %s in an answer is plain text', (to) => {
  show(to);

  expect(screen.getByText('看看')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
