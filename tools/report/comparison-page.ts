/** The page of a flow that changed: both versions in one drawing, and their screens beside each other. */
import { lineAndColumn } from '../../src/language/text/lines.ts';
import { changeRules } from '../../src/verify/diff/difference.ts';
import type { FlowChange } from '../../src/verify/diff/repositories.ts';
import { sentenceOf, walkInWords } from '../../src/verify/diff/words-of.ts';
import type { ChangedFlow, ReportComparison } from './comparison.ts';
import {
  json,
  languageButton,
  picture,
  playable,
  played,
  playerBar,
  toolbar,
} from './flow-page.ts';
import type { FlowPageData, PageAssets } from './flow-page.ts';
import { Html, html, pageOf, bilingual } from './html.ts';

/** The steps there is a screen of, in the order of the file. */
interface Screens {
  before: readonly string[];
  after: readonly string[];
}

export async function comparisonPage(
  changed: ChangedFlow,
  { base, screens, ...assets }: PageAssets & { base: string; screens: Screens },
): Promise<string> {
  const { after, drawing, steps, changes } = changed;
  return pageOf({
    title: `${after.flow.id}: ${base}`,
    ...assets,
    frames: true,
    body: html`<header>
        <p><a href="../index.html">${bilingual('所有流程', 'All flows')}</a> ${languageButton()}</p>
        <h1>${after.flow.id}: ${bilingual(`自 ${base} 以来`, `since ${base}`)}</h1>
        <ul>
          ${changes.map(
            (change, index) => html`<li>${changeInWords(change)} ${walkButton(change, index)}</li>`,
          )}
        </ul>
      </header>
      <main>
        ${toolbar(false)}
        <div class="split">
          <div>
            ${await picture(drawing, 'whole')}
            <p class="legend">
              ${bilingual('+ 新增，− 删除，~ 改变。', '+ is new, − is gone, ~ has changed.')}
            </p>
          </div>
          <div class="details" tabindex="0" role="group" aria-label="Step">
            ${playerBar()} ${steps.map((step) => stepSection(step, changed, screens))}
          </div>
        </div>
      </main>
      <script type="application/json" id="data">
        ${new Html(json(dataOf(changed)))}
      </script>`,
  });
}

export function changeInWords(change: FlowChange): Html {
  const { place, rule } = change;
  return html`<strong>${sentenceOf(change).sentence}</strong>
    <code>${rule}</code> (${changeRules[rule].class})
    ${place && html`<code>${place.file.path}:${lineAndColumn(place).line}</code>`}`;
}

function walkOf({ differences }: FlowChange) {
  return differences.find(({ walk }) => walk)?.walk;
}

function walkButton(change: FlowChange, index: number): Html | undefined {
  const walk = walkOf(change);
  return walk && html`${walkInWords(walk.steps)} ${playable(`change ${index}`)}`;
}

function stepSection(
  { id, mark }: ChangedFlow['steps'][number],
  { before, after }: ChangedFlow,
  screens: Screens,
): Html {
  const frames = [
    { flow: before, at: screens.before.indexOf(id), words: bilingual('之前', 'Before') },
    { flow: after, at: screens.after.indexOf(id), words: bilingual('现在', 'Now') },
  ];
  return html`<section data-section="${id}" hidden>
    <h2 tabindex="-1">${id} (${mark})</h2>
    ${(['zh', 'en'] as const).map(
      (language) =>
        html`<div class="screens ${language}">
          ${frames.map(
            ({ flow, at, words }) =>
              html`<figure>
                <figcaption>${words}</figcaption>
                ${
                  at === -1
                    ? bilingual('没有屏幕', 'No screen')
                    : html`<iframe
                        title="${flow.key} ${id} ${language}"
                        data-src="../screens/${flow.key}.html#${at}-${language}"
                      ></iframe>`
                }
              </figure>`,
          )}
        </div>`,
    )}
  </section>`;
}

function dataOf({ steps, changes }: ChangedFlow): FlowPageData {
  return {
    steps: Object.fromEntries(
      steps.map(({ id }) => [id, { coverage: 'full' as const, badge: '', own: true }]),
    ),
    walks: Object.fromEntries(
      changes.flatMap((change, index) => {
        const walk = walkOf(change);
        if (!walk) return [];
        return [[`change ${index}`, played(walk.steps)]];
      }),
    ),
  };
}

/** For the first page. */
export function comparisonList({ base, changes, flows, rewritten }: ReportComparison): Html {
  return html`<section aria-labelledby="changes-title">
    <h2 id="changes-title">${bilingual(`自 ${base} 以来的改变`, `What changed since ${base}`)}</h2>
    <p>
      ${bilingual(
        `${changes.length} 处改变；${rewritten.all} 个流程写法不同，其中 ${rewritten.same} 个行为相同`,
        `${changes.length} changes; ${rewritten.all} flows are written otherwise, ${rewritten.same} of them behave the same`,
      )}
    </p>
    <ul>
      ${changes.map((change) => html`<li>${changeInWords(change)}</li>`)}
    </ul>
    <ul>
      ${flows.map(
        ({ key, after }) =>
          html`<li>
            <a href="changes/${key}.html">${after.flow.id}</a>
            ${after.uses.map(({ funder }) => funder).join(', ')}
          </li>`,
      )}
    </ul>
  </section>`;
}
