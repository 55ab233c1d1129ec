import { fileURLToPath } from 'node:url';

/** What the server says of itself, in the editor's language. */
export interface ServerTexts {
  language: 'zh' | 'en';
  noProject(roots: readonly string[]): string;
  fixAll: string;
}

const listed = (roots: readonly string[], otherwise: string): string =>
  roots.map(fileOrUri).join(', ') || otherwise;

const fileOrUri = (uri: string): string => {
  try {
    return fileURLToPath(uri);
  } catch {
    return uri;
  }
};

const zh: ServerTexts = {
  language: 'zh',
  noProject: (roots) =>
    `在${listed(roots, '未打开的文件夹')}中没有找到 flows/ 和 funders/，因此不检查任何文件。请打开包含这两个文件夹的项目。`,
  fixAll: '修正所有确定的问题',
};

const en: ServerTexts = {
  language: 'en',
  noProject: (roots) =>
    `No flows/ and funders/ in ${listed(roots, 'what is open')}, so that nothing is checked. Open the folder in which both lie.`,
  fixAll: 'Fix all that is beyond doubt',
};

export function wordsIn(locale: string | undefined): ServerTexts {
  return locale?.toLowerCase().startsWith('zh') ? zh : en;
}
