/** The page of one flow: its drawing, and everything about each of its steps. */
import { asWritten, walkInWords } from '../../src/verify/diff/words-of.ts';
import type { WalkStep } from '../../src/verify/diff/difference.ts';
import type { LocalizedTemplate } from '../../src/model/definition.ts';
import { layoutOf } from '../graph/layout.ts';
import { drawn, markers } from '../graph/svg.ts';
import type { Drawing } from '../graph/drawing.ts';
import { Html, html, pageOf, bilingual, table } from './html.ts';
import type { FlowReport, StepReport } from '../coverage/flow-report.ts';
import type { DrawnScreens } from './screens/draw-screens.tsx';
import { wordsOf } from './screens/screens.ts';
import { foldedDrawing } from './folded.ts';
import type { StepCoverage } from '../coverage/coverage.ts';

/** What the page's script reads. */
export interface FlowPageData {
  steps: Record<string, { coverage: CoverageLook; badge: string; own: boolean }>;
  /** By name: what can be played. A step's is the shortest walk to it. */
  walks: Record<string, { step: string; how: string }[]>;
}

export type CoverageLook = 'full' | 'part' | 'none' | 'unreachable';

export interface PageAssets {
  style: string;
  script: string;
}

interface FlowPageAssets extends PageAssets {
  screens: DrawnScreens;
}

export async function flowPage(report: FlowReport, assets: FlowPageAssets): Promise<string> {
  const { flow, drawing, steps, key, broken } = report;
  const folded = foldedDrawing(drawing);
  const title = titleOf(flow.title);
  return pageOf({
    title: `${flow.id} · ${title.zh}`,
    style: assets.style,
    script: assets.script,
    frames: true,
    body: html`<header>
        <p><a href="../index.html">${bilingual('所有流程', 'All flows')}</a> ${languageButton()}</p>
        <h1>${flow.id} ${bilingual(title.zh, title.en)}</h1>
        ${usesOf(report)}
        <p>${coverageLine(report.coverage)}</p>
        ${broken.map(
          ({ name, walk }) =>
            html`<p class="bad">${name}: ${walkInWords(walk)} ${playable(`property ${name}`)}</p>`,
        )}
      </header>
      <main>
        ${toolbar(folded !== undefined)}
        <div class="split">
          <div>
            ${await picture(drawing, 'whole')} ${folded && (await picture(folded, 'folded'))}
            ${legend()}
          </div>
          <div class="details" tabindex="0" role="group" aria-label="Step">
            ${playerBar()}
            <p class="hint">
              ${bilingual('选择一个步骤，查看它的一切。', 'Choose a step to see all about it.')}
            </p>
            ${steps.map((step) => stepSection(step, { key, assets }))}
          </div>
        </div>
      </main>
      <nav aria-label="Steps">
        <h2>${bilingual('步骤', 'Steps')}</h2>
        <ul class="steps">
          ${steps.map(
            ({ step }) =>
              html`<li>
                <a href="#${encodeURIComponent(step.id)}" data-of="${step.id}">${step.id}</a>
                <span class="kind">${step.kind}</span>
              </li>`,
          )}
        </ul>
      </nav>
      <script type="application/json" id="data">
        ${new Html(json(dataOf(report)))}
      </script>`,
  });
}

export function titleOf({ zh, en }: LocalizedTemplate): { zh: string; en: string } {
  return { zh: asWritten(zh), en: asWritten(en) };
}

export function languageButton(): Html {
  return html`<button type="button" data-language-button>中文 / English</button>`;
}

function usesOf({ uses, flow }: FlowReport): Html {
  const names = uses.map(({ funder, codes }) => `${funder} (${codes.join(', ')})`).join(', ');
  const count = uses.length;
  return html`<details>
    <summary>
      ${bilingual(
        `模板 flows/${flow.use}.yaml，${count} 家机构使用同一流程`,
        `Of flows/${flow.use}.yaml, the same for ${count} funders`,
      )}
    </summary>
    <p>${names}</p>
  </details>`;
}

export function coverageLine({
  taken,
  transitions,
  guardValuesTaken,
  guardValues,
}: StepCoverage): Html {
  return bilingual(
    `测试走过 ${taken}/${transitions} 条转换，条件的 ${guardValuesTaken}/${guardValues} 种结果`,
    `Journeys take ${taken} of ${transitions} transitions and ${guardValuesTaken} of ${guardValues} answers of guards`,
  );
}

/** Plays a walk of the page's data. */
export function playable(walk: string): Html {
  return html`<button type="button" data-walk="${walk}">${bilingual('逐步播放', 'Play')}</button>`;
}

export function playerBar(): Html {
  return html`<div class="player" hidden>
    <button type="button" data-play="back">${bilingual('上一步', 'Back')}</button>
    <button type="button" data-play="on">${bilingual('下一步', 'On')}</button>
    <span class="played" role="status"></span>
  </div>`;
}

export function toolbar(hasFolded: boolean): Html {
  return html`<div class="toolbar" role="toolbar" aria-label="Drawing">
    <button type="button" data-zoom="out" aria-label="Zoom out">−</button>
    <button type="button" data-zoom="fit">${bilingual('全图', 'Fit')}</button>
    <button type="button" data-zoom="in" aria-label="Zoom in">+</button>
    <label
      ><input type="checkbox" data-toggle="failures" checked />
      ${bilingual('失败的路', 'Failures')}</label
    >
    <label><input type="checkbox" data-toggle="coverage" /> ${bilingual('覆盖', 'Coverage')}</label>
    <label
      ><input type="checkbox" data-toggle="own" />
      ${bilingual('仅突出本机构的', 'What is its own')}</label
    >
    ${
      hasFolded &&
      html`<label
        ><input type="checkbox" data-toggle="fold" /> ${bilingual('折叠子流程', 'Fold runs')}</label
      >`
    }
    <label>${bilingual('查找', 'Find')} <input type="search" data-find /></label>
    <span data-found role="status"></span>
  </div>`;
}

export async function picture(drawing: Drawing, name: string): Promise<Html> {
  const layout = await layoutOf(drawing);
  const margin = 12;
  const [width, height] = [layout.width, layout.height].map((one) => Math.ceil(one) + margin * 2);
  return html`<div
    class="drawing ${name}"
    tabindex="0"
    role="region"
    aria-label="${drawing.title}"
    ${name === 'folded' && new Html('hidden')}
  >
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="${-margin} ${-margin} ${width} ${height}"
      width="${width}"
      height="${height}"
      role="group"
      aria-label="${drawing.title}"
    >
      ${new Html(markers)} ${new Html(drawn(drawing, layout))}
    </svg>
  </div>`;
}

function legend(): Html {
  return html`<p class="legend">
    ${bilingual(
      '蓝色：屏幕；虚线框：无屏幕；双边框：写入平台；圆头：成功；八角：失败；双线框：其他结束。粗线是通常的路，带 ✗ 的虚线是失败，数字是尝试的顺序。',
      'Blue: a screen; dashed: none; barred: writes; round: success; octagon: failure; double: another end. Bold is the usual way, dashed with ✗ a failure; numbers are the order of trial.',
    )}
  </p>`;
}

interface Place {
  key: string;
  assets: FlowPageAssets;
}

function stepSection(report: StepReport, { key, assets }: Place): Html {
  const { step } = report;
  return html`<section id="${encodeURIComponent(step.id)}" data-section="${step.id}" hidden>
    <h2 tabindex="-1">${step.id}</h2>
    ${facts(report)} ${exitsOf(step)} ${screensOf(step.id, { key, assets })}
  </section>`;
}

function facts({ step, line, walk, properties, shared, coverage }: StepReport): Html {
  const others = shared.same.length;
  const claims = properties.map(
    ({ name, about }) => html`<li><code>${name}</code> ${bilingual(about.zh, about.en)}</li>`,
  );
  return html`<dl>
    <dt>${bilingual('种类', 'Kind')}</dt>
    <dd>${step.kind} ${step.path}</dd>
    <dt>YAML</dt>
    <dd><code>${line}</code></dd>
    <dt>${bilingual('最短路径', 'Shortest walk')}</dt>
    <dd>
      ${walk ? [html`${walkInWords(walk)} `, playable(step.id)] : bilingual('没有单独的路径', 'None')}
    </dd>
    <dt>${bilingual('声明的性质', 'Properties')}</dt>
    <dd>
      ${
        claims.length === 0
          ? bilingual('没有', 'None')
          : html`<ul>
              ${claims}
            </ul>`
      }
    </dd>
    <dt>${bilingual('共用', 'Shared')}</dt>
    <dd>
      ${bilingual(
        `使用此模板的 ${shared.all} 家机构中，${others} 家与此步骤完全相同`,
        `${others} of the ${shared.all} funders of the template have this very step`,
      )}
    </dd>
    <dt>${bilingual('覆盖', 'Coverage')}</dt>
    <dd>
      ${coverageLine(coverage)} ${listed(bilingual('未走过', 'Not taken'), coverage.missed)}
      ${listed(bilingual('不可能', 'Cannot be taken'), coverage.unreachable)}
    </dd>
  </dl>`;
}

function screensOf(step: string, { key, assets }: Place): Html | undefined {
  const drawn = assets.screens[step];
  if (!drawn) return undefined;
  const at = Object.keys(assets.screens).indexOf(step);
  return html`<div class="screens">
    ${(['zh', 'en'] as const).map(
      (language) =>
        html`<iframe
            title="${step} ${language}"
            data-src="../screens/${key}.html#${at}-${language}"
          ></iframe>
          <p class="words" lang="${language}">${wordsOf(drawn[language])}</p>`,
    )}
  </div>`;
}

function listed(title: Html, lines: readonly string[]): Html | undefined {
  if (lines.length === 0) return undefined;
  return html`<details>
    <summary>${title} (${lines.length})</summary>
    <ul>
      ${lines.map((line) => html`<li><code>${line}</code></li>`)}
    </ul>
  </details>`;
}

function exitsOf({ exits }: StepReport['step']): Html {
  const rows = Object.entries(exits).flatMap(([outcome, all]) =>
    all.map(
      ({ label, when, to }, index) =>
        html`<tr>
          <td>${outcome}</td>
          <td>${all.length > 1 && index + 1}</td>
          <td>${label !== outcome && label} ${when && html`<code>${when.formula}</code>`}</td>
          <td><a href="#${encodeURIComponent(to)}" data-of="${to}">${to}</a></td>
        </tr>`,
    ),
  );
  return table(
    [
      ['结果', 'Outcome'],
      ['顺序', 'Order'],
      ['条件', 'When'],
      ['去向', 'Leads to'],
    ],
    rows,
  );
}

function dataOf({ steps, broken }: FlowReport): FlowPageData {
  return {
    steps: Object.fromEntries(
      steps.map(({ step, coverage, isOwn }) => [
        step.id,
        {
          coverage: lookOf(coverage),
          badge: `${coverage.taken}/${coverage.transitions}`,
          own: isOwn,
        },
      ]),
    ),
    walks: Object.fromEntries([
      ...steps.flatMap(({ step, walk }) => (walk ? [[step.id, played(walk)] as const] : [])),
      ...broken.map(({ name, walk }) => [`property ${name}`, played(walk)] as const),
    ]),
  };
}

export function played(walk: readonly WalkStep[]): FlowPageData['walks'][string] {
  return walk.map((one) => ({ step: one.step, how: walkInWords([one]) }));
}

export function lookOf({ taken, transitions }: StepCoverage): CoverageLook {
  if (transitions === 0) return 'unreachable';
  if (taken === transitions) return 'full';
  return taken === 0 ? 'none' : 'part';
}

/** Escaped, so that it cannot end the script element around it. */
export function json(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
