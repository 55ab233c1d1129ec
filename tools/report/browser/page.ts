/** The script of a report page. All content is in the page; this only shows and hides it. */
import type { FlowPageData } from '../flow-page.ts';
import type { IndexPageData } from '../index-page.ts';
import { compareFunders } from './compare-funders.ts';
import { drawingTools } from './drawing-tools.ts';
import { player } from './player.ts';
import { filterTable } from './table.ts';

const root = document.documentElement;

function remember(language: string): void {
  try {
    localStorage.setItem('report-language', language);
  } catch {
    // Some browsers keep nothing for files of a disk.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem('report-language');
  } catch {
    return null;
  }
}

function setLanguage(language: string): void {
  root.dataset['language'] = language;
  root.lang = language === 'en' ? 'en' : 'zh-CN';
}

setLanguage(remembered() ?? (navigator.language.startsWith('zh') ? 'zh' : 'en'));
for (const button of document.querySelectorAll('[data-language-button]'))
  button.addEventListener('click', () => {
    const language = root.dataset['language'] === 'en' ? 'zh' : 'en';
    setLanguage(language);
    remember(language);
  });

const dataOf = (id: string) => document.getElementById(id)?.textContent;

const flow = dataOf('data');
if (flow) {
  const data = JSON.parse(flow) as FlowPageData;
  player(data, drawingTools(data));
}
const all = dataOf('all');
if (all) compareFunders(JSON.parse(all) as IndexPageData);
filterTable();
