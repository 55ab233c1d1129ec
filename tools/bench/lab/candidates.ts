import type { MeasuredTap } from './in-page.ts';
import type { Ready } from './serve.ts';

export interface Candidate {
  page: string;
  by: 'ours' | 'antd-mobile' | 'SurveyJS' | 'plain HTML' | 'second visit' | 'after an edit';
  address: string;
  token?: string;
  content: string;
  tap?: MeasuredTap;
}

/** The app's own pages come first, then what stands beside them. */
export function candidatesAt(origin: string, ready: Ready): Candidate[] {
  const own = ownPages(`${origin}/mwap`, ready);
  const again = own.filter(({ page }) => page === 'home' || page === 'flow step');
  return [
    ...own,
    ...secondaryPages(origin, ready.carId),
    ...again.map((one) => ({ ...one, by: 'second visit' as const })),
    ...again.map((one) => ({ ...one, by: 'after an edit' as const })),
  ];
}

function ownPages(app: string, { carId, order }: Ready): Candidate[] {
  const by = 'ours';
  const card = 'a[href*="carId="]';
  const { orderNo, token } = order;
  return [
    {
      page: 'home',
      by,
      address: `${app}/testIndex`,
      content: `main ${card}`,
      tap: { on: 'nav a:not([aria-current])', shows: '' },
    },
    {
      page: 'car list',
      by,
      address: `${app}/newCar`,
      content: `main ${card}`,
      tap: { on: `main ${card}, main button`, shows: '' },
    },
    {
      page: 'car detail',
      by,
      address: `${app}/carDetail?carId=${carId}&cityspell=beijing`,
      // Its own picture: the heading is there before any data of the car.
      content: 'main li button img, main li button svg',
      tap: { on: '[data-bar] button', shows: 'dialog[open]' },
    },
    {
      page: 'flow step',
      by,
      address: `${app}/orderAction?orderNo=${orderNo}&action=335`,
      token,
      content: 'main [data-bar] button',
      tap: { on: 'main [data-bar] button', shows: '' },
    },
    {
      page: 'order detail',
      by,
      address: `${app}/orderDetail?orderNo=${orderNo}`,
      token,
      content: 'main dl',
      tap: { on: 'main button', shows: 'dialog[open]' },
    },
    {
      page: 'login',
      by,
      address: `${app}/login`,
      content: 'main form input',
      tap: { on: 'main form button[type=submit]', shows: '[aria-invalid=true]' },
    },
  ];
}

function secondaryPages(origin: string, carId: string): Candidate[] {
  const beside = (page: string, view: string, content: string, tap: MeasuredTap): Candidate[] => [
    {
      page,
      by: 'antd-mobile',
      address: `${origin}/peer/antd-mobile/index.html?view=${view}&carId=${carId}`,
      content,
      tap,
    },
    { page, by: 'plain HTML', address: `${origin}/plain/${view}`, content: 'article, form, h1' },
  ];
  return [
    ...beside('home', 'home', '.adm-card', {
      on: '.adm-tab-bar-item:not(.adm-tab-bar-item-active)',
      shows: '.adm-tab-bar-item-active:not(:first-child)',
    }),
    ...beside('car list', 'list', '.adm-card', {
      on: '.adm-dropdown-item',
      shows: '.adm-dropdown-popup',
    }),
    ...beside('car detail', 'detail', 'h1', {
      on: '.adm-selector-item',
      shows: '.adm-selector-item-active',
    }),
    ...beside('flow step', 'step', 'input', {
      on: 'button',
      shows: '.adm-list-item-description, .adm-form-item-feedback-error',
    }),
    {
      page: 'flow step',
      by: 'SurveyJS',
      address: `${origin}/peer/SurveyJS/index.html`,
      content: 'input',
    },
  ];
}
