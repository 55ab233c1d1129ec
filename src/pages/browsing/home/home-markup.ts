import type { LocalizedText } from '../../../model/step-kind.ts';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import { linkMarkup, markup, type Markup } from '../../../ui/page/markup.ts';
import type { Home } from '../catalogue.ts';
import styles from './Home.module.css';
import { messages } from './home-messages.ts';
import { iconPath } from './icon-drawings.ts';

/**
 * What a home shows first, as HomeParts.tsx renders it, in Chinese.
 * @throws where the response is not what it should be: it has not been checked.
 */
export function homeMarkup(response: unknown): string {
  const home = response as Home;
  return [banners(home), notice(home), entries(home), quick(home)].map(({ html }) => html).join('');
}

/** @throws the same. */
export function newHomeMarkup(response: unknown): string {
  return banners(response as Home).html;
}

const none = markup``;
/** As high as the drawing, which comes later. */
const carPlace = markup`<svg viewBox="0 0 320 140" aria-hidden="true" focusable="false"></svg>`;

function banners({ banners: all }: Home): Markup {
  if (all.length === 0) return none;
  const items = all.map(({ title, about, to }) => {
    const words = markup`<span class="${styles.bannerWords}"><b>${title.zh}</b><span>${about.zh}</span></span>`;
    const content = markup`${words}<span class="${styles.bannerCar}">${carPlace}</span>`;
    return markup`<li>${linkMarkup(to, styles.banner, content)}</li>`;
  });
  return markup`<ul class="${styles.banners}" aria-label="${messages.highlights.zh}">${items}</ul>`;
}

function notice({ notices: [first] }: Home): Markup {
  if (!first) return none;
  const named = markup`<span class="${visuallyHidden.element}">${messages.notices.zh}</span>`;
  const content = markup`${icon('notice')}${named}<span>${first.title.zh}</span>`;
  return linkMarkup(first.to, styles.notice, content);
}

function entries({ entries: all }: Home): Markup {
  if (all.length === 0) return none;
  const items = all.map(({ title, to, icon: name }) => {
    const content = markup`<span class="${styles.icon}">${icon(name)}</span>${title.zh}`;
    return markup`<li>${linkMarkup(to, styles.entry, content)}</li>`;
  });
  return markup`<nav aria-label="${messages.services.zh}"><ul class="${styles.entries}">${items}</ul></nav>`;
}

function quick({ quick: all }: Home): Markup {
  if (all.length === 0) return none;
  const items = all.map(
    ({ title, to }) => markup`<li>${linkMarkup(to, styles.quickLink, markup`${title.zh}`)}</li>`,
  );
  return section(messages.quick, markup`<ul class="${styles.quick}">${items}</ul>`);
}

function section(title: LocalizedText, content: Markup): Markup {
  return markup`<section><div class="${styles.head}"><h2>${title.zh}</h2></div>${content}</section>`;
}

function icon(name: string): Markup {
  const path = markup`<path d="${iconPath(name)}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"></path>`;
  return markup`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">${path}</svg>`;
}
