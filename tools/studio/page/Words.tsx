import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { useLanguage, useT } from '../../../src/ui/language.tsx';
import type { FunderWords, ShownWords } from '../wire.ts';
import type { ChecksState } from './checks.ts';
import { ChooseFile, download } from './exchange.tsx';
import { request } from './request.ts';
import { SourceLink } from './SourceLink.tsx';
import type { ReadWords, WordsImport } from './words-import.ts';
import type { Workspace } from './workspace.ts';

interface WordsProps {
  workspace: Workspace;
  checked: ChecksState;
  funder: string;
  words: WordsImport;
}

/** All words of the funder as a spreadsheet for translators, and back. */
export function Words({ workspace, checked, funder, words }: WordsProps) {
  const t = useT();
  const { isReading, read, notice } = useSyncExternalStore(words.subscribe, words.state);
  const present = usePresent(workspace, checked, funder);
  return (
    <>
      <SpreadsheetBar workspace={workspace} funder={funder} words={words} present={present} />
      <output className="quiet">
        {isReading ? t({ zh: '读取中…', en: 'reading…' }) : notice && t(notice)}
      </output>
      {read ? (
        <Read read={read} words={words} workspace={workspace} />
      ) : (
        <Present workspace={workspace} present={present} />
      )}
    </>
  );
}

interface PresentWords {
  workspace: Workspace;
  present: FunderWords | undefined;
}

function SpreadsheetBar({
  workspace,
  funder,
  words,
  present,
}: Omit<WordsProps, 'checked'> & PresentWords) {
  const t = useT();
  const language = useLanguage();
  const { written } = useSyncExternalStore(words.subscribe, words.state);
  const { own, texts: all } = present ?? {};
  async function save(isOwn: boolean) {
    const texts = workspace.texts();
    const csv = await request<string>('spreadsheet', { texts, funder, language, isOwn });
    download(`${funder}.csv`, csv, 'text/csv');
  }
  return (
    <div className="bar spreadsheet">
      <button type="button" onClick={() => void save(true)}>
        {t({
          zh: `下载本资方的文字（CSV${own === undefined ? '' : `，${own} 处`}）`,
          en: `Download its own texts (CSV${own === undefined ? '' : `, ${own}`})`,
        })}
      </button>
      <button type="button" onClick={() => void save(false)}>
        {t({
          zh: `连同模板全部下载${all === undefined ? '' : `（${all} 处）`}`,
          en: `Download all, with its templates’${all === undefined ? '' : ` (${all})`}`,
        })}
      </button>
      <ChooseFile
        words={t({ zh: '读入表格…', en: 'Read a spreadsheet…' })}
        accept=".csv,text/csv"
        onChoose={(file) => void words.read(file)}
      />
      {written && (
        <button type="button" onClick={() => words.takeBack()}>
          {t({
            zh: `撤销写入（${written.size} 个文件）`,
            en: `Undo the writing (${written.size} ${written.size === 1 ? 'file' : 'files'})`,
          })}
        </button>
      )}
    </div>
  );
}

function Present({ workspace, present }: PresentWords) {
  const t = useT();
  if (!present) return <p className="quiet">{t({ zh: '检查中…', en: 'checking…' })}</p>;
  const { texts, files, unmended } = present;
  return (
    <>
      <p className="quiet">
        {t({
          zh: `${files} 个文件，${texts} 处文字，${unmended.length} 处缺少、过长或有误。`,
          en: `${texts} texts in ${files} files; missing, too long or wrong: ${unmended.length}.`,
        })}
      </p>
      <ul className="changes">
        {unmended.map((one) => (
          <Unmended key={keyOf(one)} words={one} workspace={workspace} />
        ))}
      </ul>
    </>
  );
}

interface ReadProps {
  read: ReadWords;
  words: WordsImport;
  workspace: Workspace;
}

/** What would change, what would not and why, and the question whether it shall. */
function Read({ read: { changed, unmended, refused, edits }, words, workspace }: ReadProps) {
  const t = useT();
  const files = new Set(edits.map(({ file }) => file)).size;
  return (
    <>
      <div className="bar spreadsheet">
        <h2>{t(countOf(changed.length))}</h2>
        {changed.length > 0 && (
          <button type="button" onClick={() => void words.write()}>
            {t({
              zh: `写入文件（${files} 个）`,
              en: `Write into the files (${files})`,
            })}
          </button>
        )}
        <button type="button" onClick={() => words.discard()}>
          {t({ zh: '放弃', en: 'Discard' })}
        </button>
      </div>
      {refused.length > 0 && <h3>{t({ zh: '未采用的行', en: 'Rows that are refused' })}</h3>}
      <ul className="changes">
        {refused.map(({ row, why }) => (
          <li key={row}>
            <span className="tag bad">{t({ zh: `第 ${row} 行`, en: `Row ${row}` })}</span> {t(why)}
          </li>
        ))}
      </ul>
      {changed.length > 0 && <h3>{t({ zh: '会改的文字', en: 'Texts that change' })}</h3>}
      <ul className="changes">
        {changed.map(({ before, users, ...one }) => (
          <li key={keyOf(one)}>
            <Place words={one} workspace={workspace} />
            {users !== undefined && (
              <p className="others">
                {t({
                  zh: `模板里的文字：${users} 家资方在用，都会改。`,
                  en: `Of a template: changes for all ${users} funders that use it.`,
                })}
              </p>
            )}
            <Rewritten before={before} words={one} />
            <WordProblems words={one} />
          </li>
        ))}
      </ul>
      {unmended.length > 0 && (
        <h3>{t({ zh: '仍缺少、过长或有误', en: 'Still missing, too long or wrong' })}</h3>
      )}
      <ul className="changes">
        {unmended.map((one) => (
          <Unmended key={keyOf(one)} words={one} workspace={workspace} />
        ))}
      </ul>
    </>
  );
}

function countOf(changed: number): LocalizedText {
  if (changed === 0)
    return { zh: '表格里的文字与文件相同', en: 'The spreadsheet says nothing in other words' };
  return {
    zh: `${changed} 处文字会改`,
    en: `${changed} ${changed === 1 ? 'text changes' : 'texts change'}`,
  };
}

interface OneProps {
  words: ShownWords;
  workspace: Workspace;
}

function Unmended({ words, workspace }: OneProps) {
  return (
    <li>
      <Place words={words} workspace={workspace} />
      {(['zh', 'en'] as const).map(
        (language) =>
          words[language] !== '' && (
            <p key={language} lang={languages[language]}>
              {words[language]}
            </p>
          ),
      )}
      <WordProblems words={words} />
    </li>
  );
}

function Place({ words: { file, from, place }, workspace }: OneProps) {
  return (
    <p>
      <SourceLink workspace={workspace} file={file} from={from} />{' '}
      <span className="quiet">{place}</span>
    </p>
  );
}

function Rewritten({ before, words }: { before: LocalizedText; words: ShownWords }) {
  return (['zh', 'en'] as const).map(
    (language) =>
      before[language] !== words[language] && (
        <p key={language} lang={languages[language]}>
          <del>{before[language]}</del> → <ins>{words[language]}</ins>
        </p>
      ),
  );
}

const languages = { zh: 'zh-CN', en: 'en' };

function WordProblems({ words: { problems } }: { words: ShownWords }) {
  const language = useLanguage();
  return problems.map((one) => (
    <p key={one.en}>
      <span className="tag bad">{one[language]}</span>
    </p>
  ));
}

const keyOf = ({ file, place }: ShownWords): string => `${file} ${place}`;

/** Requested once everything is checked, as it needs all of it. */
function usePresent(
  workspace: Workspace,
  { texts, isChecking }: ChecksState,
  funder: string,
): FunderWords | undefined {
  const [present, setPresent] = useState<FunderWords>();
  useEffect(() => {
    let isAwaited = true;
    if (!texts || isChecking) return undefined;
    void request<FunderWords>('words', { texts: workspace.texts(), funder }).then(
      (result) => isAwaited && setPresent(result),
      () => undefined,
    );
    return () => {
      isAwaited = false;
    };
  }, [workspace, texts, isChecking, funder]);
  return present;
}
