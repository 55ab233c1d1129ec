import { useT } from '../../../src/ui/language.tsx';
import type { LocalizedText } from '../../../src/model/step-kind.ts';

const panes: Record<string, LocalizedText> = {
  flows: { zh: '流程', en: 'Flows' },
  text: { zh: '文件', en: 'File' },
  findings: { zh: '检查', en: 'Findings' },
  phone: { zh: '手机', en: 'Phone' },
};

/** Where there is no room beside each other, the panes stand one below the other, and each is one press away. */
export function PaneLinks() {
  const t = useT();
  return (
    <nav className="panes" aria-label={t({ zh: '转到', en: 'Go to' })}>
      {Object.entries(panes).map(([id, words]) => (
        // No link: the page's address says where in the studio one is.
        <button key={id} type="button" onClick={() => goTo(id)}>
          {t(words)}
        </button>
      ))}
    </nav>
  );
}

function goTo(id: string): void {
  const pane = document.getElementById(id);
  pane?.scrollIntoView();
  pane?.focus({ preventScroll: true });
}
