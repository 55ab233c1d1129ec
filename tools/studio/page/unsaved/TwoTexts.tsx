import { yaml } from '@codemirror/lang-yaml';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { MergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../../src/model/definition.ts';
import { useLanguage, useT } from '../../../../src/ui/language.tsx';
import { editorPhrases } from '../editor-phrases.ts';

interface TwoTextsProps {
  disk: string;
  typed: string;
}

/** Beside each other, lines that differ marked, the others folded. */
export function TwoTexts({ disk, typed }: TwoTextsProps) {
  const t = useT();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const names = {
    disk: t({ zh: '磁盘上的', en: 'On disk' }),
    typed: t({ zh: '这里输入的，未保存', en: 'Typed here, not saved' }),
  };
  useEffect(() => {
    const view = new MergeView({
      a: { doc: disk, extensions: reading(names.disk, language) },
      b: { doc: typed, extensions: reading(names.typed, language) },
      collapseUnchanged: { margin: 3, minSize: 6 },
      ...(place.current && { parent: place.current }),
    });
    return () => view.destroy();
  }, [disk, typed, names.disk, names.typed, language]);
  return (
    <>
      <div className="both" aria-hidden="true">
        <h3>{names.disk}</h3>
        <h3>{names.typed}</h3>
      </div>
      <div className="merge" ref={place} />
    </>
  );
}

function reading(name: string, language: Language): Extension {
  return [
    lineNumbers(),
    yaml(),
    syntaxHighlighting(defaultHighlightStyle),
    EditorView.lineWrapping,
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': name }),
    EditorState.phrases.of(language === 'zh' ? editorPhrases : {}),
  ];
}
