import { useEffect, useState, useSyncExternalStore } from 'react';
import { useT } from '../../../src/ui/language.tsx';
import type { StudioView } from './address.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { request } from './request.ts';
import type { Generated, GeneratedState } from './generated.ts';
import { Rename } from './Rename.tsx';
import type { Workspace } from './workspace.ts';

interface FileBarProps {
  workspace: Workspace;
  generated: Generated;
  /** Undefined: its text. */
  view: StudioView | undefined;
  show: (view: StudioView | undefined) => void;
}

/** Which file, whether it is saved, and whether its text, its form or its drawing is seen. */
export function FileBar({ workspace, generated, view, show }: FileBarProps) {
  const t = useT();
  const { file, unsaved, isStored } = useSyncExternalStore(workspace.subscribe, workspace.state);
  const made = useSyncExternalStore(generated.subscribe, generated.state);
  const [files, setFiles] = useState<string[]>([]);
  const [trouble, setTrouble] = useState('');
  const isListed = files.includes(file);
  useEffect(() => {
    // A file that was just added is not in the list yet.
    if (!isListed)
      void request<{ files: string[] }>('files').then((result) => setFiles(result.files));
  }, [isListed]);
  // A form writes into other files, too.
  const isUnsaved = view === 'form' ? unsaved.length > 0 : unsaved.includes(file);
  const save = () =>
    (view === 'form' ? workspace.saveAll() : workspace.save()).then(
      () => setTrouble(''),
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
  return (
    <div className="bar">
      <label className="field">
        <span>{t({ zh: '文件', en: 'File' })}</span>
        <select value={file} onChange={(event) => void workspace.show(event.target.value)}>
          {!isListed && <option value={file}>{file}</option>}
          {files.map((one) => (
            <option key={one} value={one}>
              {unsaved.includes(one) ? `● ${one}` : one}
            </option>
          ))}
        </select>
      </label>
      <button type="button" aria-disabled={!isUnsaved} onClick={() => void save()}>
        {t({ zh: '保存', en: 'Save' })}
      </button>
      <Rename workspace={workspace} />
      <fieldset className="choice" aria-label={t({ zh: '视图', en: 'View' })}>
        {views.map(([one, words]) => (
          <button
            key={words.en}
            type="button"
            aria-pressed={view === one}
            onClick={() => show(one)}
          >
            {t(words)}
          </button>
        ))}
      </fieldset>
      <div className="saved">
        <output className="quiet">
          {trouble !== '' ? trouble : savedWords(isUnsaved, isStored, t)}
        </output>
        <output className="quiet">{t(generatedWords[made])}</output>
      </div>
    </div>
  );
}

const views: [StudioView | undefined, LocalizedText][] = [
  [undefined, { zh: '文本', en: 'Text' }],
  ['form', { zh: '表单', en: 'Form' }],
  ['drawing', { zh: '流程图', en: 'Drawing' }],
];

/** That all is well needs no words. */
const generatedWords: Record<GeneratedState, LocalizedText> = {
  fresh: { zh: '', en: '' },
  writing: { zh: '正在更新生成的文件…', en: 'Bringing generated files up to date…' },
  waits: {
    zh: '解决问题后再更新生成的文件',
    en: 'Generated files wait until there is nothing to mend',
  },
  failed: { zh: '生成的文件没有更新', en: 'Generated files were not brought up to date' },
};

function savedWords(isUnsaved: boolean, isStored: boolean, t: ReturnType<typeof useT>): string {
  if (!isUnsaved) return t({ zh: '已保存', en: 'Saved' });
  return isStored
    ? t({ zh: '未保存，草稿留在本浏览器', en: 'Not saved; a draft is kept in this browser' })
    : t({ zh: '未保存，浏览器空间已满', en: 'Not saved, and this browser keeps no more' });
}
