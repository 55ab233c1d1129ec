/** A funder's examples as files of their own, as `npm run cases` writes and reads them. */
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { fileOfFunder } from '../../../src/model/file-of-funder.ts';
import type { AuthoringService } from '../../authoring/service.ts';
import { NoCases, printCases, readCases } from '../../cases/case-file.ts';
import { casesOf } from '../../cases/export-cases.ts';
import { importCases } from '../../cases/import-cases.ts';
import { specOf } from '../../cases/playwright.ts';
import type { CasesResult, ImportCasesResult, OpenTexts } from '../wire.ts';
import { fileEdit } from './positions.ts';
import { handlers } from './requests.ts';

export const cases = handlers({
  cases: (desk, { texts, funder }) => caseFiles(desk.take(texts), funder),
  importCases: (desk, { texts, ...read }) => importedCases(desk.take(texts), read, texts),
});

async function caseFiles(service: AuthoringService, funder: string): Promise<CasesResult> {
  const path = fileOfFunder(funder);
  const text = service.text(path);
  const definitions = service.definitions();
  if (text === undefined || !service.isCurrent(funder)) return { refused: broken };
  const all = casesOf({ path, text }, definitions);
  if (all.length === 0) return { refused: none };
  const casesFile = `${funder}.cases.json`;
  return {
    cases: { name: casesFile, text: printCases(all) },
    spec: {
      name: `${funder}.spec.ts`,
      text: await specOf(all, { folder: 'e2e', e2e: 'e2e', casesFile }),
    },
  };
}

/** `open`: the texts over the files on disk. */
function importedCases(
  service: AuthoringService,
  { text, mayReplace }: { text: string; mayReplace: boolean },
  open: OpenTexts,
): ImportCasesResult {
  try {
    const { edits, outcomes } = importCases(service, readCases(text), { mayReplace, open });
    return {
      edits: edits.map((one) => fileEdit(one, service.text(one.file) ?? '')),
      outcomes,
    };
  } catch (error) {
    if (error instanceof NoCases) return { refused: error.words };
    throw error;
  }
}

const broken: LocalizedText = {
  zh: '文件有问题，解决后再导出。',
  en: 'The text is broken. Export once it is mended.',
};
const none: LocalizedText = {
  zh: '该资方文件里还没有示例。',
  en: 'This funder’s file has no examples.',
};
