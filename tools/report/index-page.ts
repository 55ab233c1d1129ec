/** The first page: who starts what, what holds on every walk, and every flow. */
import { createHash } from 'node:crypto';
import { actionCodes } from '../../src/api/action-codes.ts';
import { lineAndColumn } from '../../src/language/text/lines.ts';
import type { Definition } from '../../src/model/definition.ts';
import { platformId } from '../../src/model/action-id.ts';
import { flowStartedBy } from '../../src/machine/starts.ts';
import { walkInWords } from '../../src/verify/diff/words-of.ts';
import type { PropertyVerdict } from '../../src/verify/properties/verify.ts';
import type { ReportComparison } from './comparison.ts';
import { comparisonList } from './comparison-page.ts';
import { sum } from '../coverage/coverage.ts';
import { contentOf } from '../coverage/different-flows.ts';
import { coverageLine, json, languageButton, titleOf } from './flow-page.ts';
import type { FlowReport } from '../coverage/flow-report.ts';
import { Html, html, pageOf, bilingual, table } from './html.ts';
import { isUnproved, type Requirement } from '../specification/requirements.ts';

export interface Overview {
  definitions: readonly Definition[];
  flows: readonly FlowReport[];
  verdicts: readonly PropertyVerdict[];
  requirements: readonly Requirement[];
  comparison?: ReportComparison | undefined;
}

/** What the page's script reads. */
export interface IndexPageData {
  /** Funder → code → the page of its flow. */
  funders: Record<string, Record<string, string>>;
  /** Equal texts for equal steps. */
  flows: Record<string, { id: string; steps: Record<string, string> }>;
}

export function indexPage(overview: Overview, assets: { style: string; script: string }): string {
  const { flows, definitions } = overview;
  return pageOf({
    title: '流程报告 · Report of all flows',
    ...assets,
    body: html`<header>
        <p>${languageButton()}</p>
        <h1>${bilingual('流程报告', 'Report of all flows')}</h1>
        <p>${coverageLine(sum(flows.map(({ coverage }) => coverage)))}</p>
      </header>
      <main>
        ${overview.comparison && comparisonList(overview.comparison)} ${matrix(overview)}
        ${properties(overview)} ${requirementsTable(overview.requirements)} ${list(flows)}
        ${twoFunders(definitions)}
      </main>
      <script type="application/json" id="all">
        ${new Html(json(dataOf(overview)))}
      </script>`,
  });
}

function filter(table: string): Html {
  return html`<label
    >${bilingual('查找', 'Find')} <input type="search" data-filter="${table}"
  /></label>`;
}

function matrix({ definitions, flows }: Overview): Html {
  const pages = new Map(flows.map(({ content, key }) => [content, key]));
  const funders = definitions.filter(({ funder }) => funder !== platformId);
  const codes = [...new Set(funders.flatMap(({ actions }) => Object.keys(actions)))].toSorted(
    (a, b) => Number(a) - Number(b),
  );
  const cell = (definition: Definition, code: string) => {
    const flow = flowStartedBy(definition, code);
    if (flow) return html`<a href="flows/${pages.get(contentOf(flow))}.html">${flow.id}</a>`;
    return Object.hasOwn(definition.actions, code) ? bilingual('无', 'nothing') : '';
  };
  return html`<section aria-labelledby="matrix-title">
    <h2 id="matrix-title">${bilingual('机构与按钮', 'Funders and codes')}</h2>
    ${filter('matrix')}
    <div class="scroll" tabindex="0" role="group" aria-labelledby="matrix-title">
      <table class="matrix" id="matrix">
        <thead>
          <tr>
            <th scope="col">${bilingual('代码', 'Code')}</th>
            ${funders.map(({ funder }) => html`<th scope="col">${funder}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${codes.map((code) => {
            const meaning = actionCodes[Number(code)];
            return html`<tr>
              <th scope="row">${code} ${meaning && bilingual(meaning.zh, meaning.en)}</th>
              ${funders.map((one) => html`<td>${cell(one, code)}</td>`)}
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  </section>`;
}

const verdictWords: Record<PropertyVerdict['verdict'], [string, string]> = {
  holds: ['成立', 'holds'],
  bounded: ['在看过的范围内成立', 'holds as far as was looked'],
  broken: ['不成立', 'does not hold'],
  vacuous: ['没有所指', 'speaks of nothing'],
  unclear: ['不明确', 'unclear'],
};

function properties({ verdicts, flows }: Overview): Html {
  return html`<section aria-labelledby="properties-title">
    <h2 id="properties-title">
      ${bilingual('每条路径上都必须成立的性质', 'What must be so on every walk')}
      (${verdicts.length})
    </h2>
    ${filter('properties')}
    <div class="scroll" tabindex="0" role="group" aria-labelledby="properties-title">
      ${table(
        [
          ['性质', 'Property'],
          ['结论', 'Verdict'],
          ['为什么', 'Why'],
        ],
        verdicts.map((verdict) => {
          const { property } = verdict;
          const isGood = verdict.verdict === 'holds' || verdict.verdict === 'bounded';
          return html`<tr>
            <th scope="row">
              ${property.name}
              <code>${property.place.file.path}:${lineAndColumn(property.place).line}</code>
            </th>
            <td class="${isGood ? 'good' : 'bad'}">
              ${bilingual(...verdictWords[verdict.verdict])}
              ${bilingual(`${verdict.states} 个状态`, `on ${verdict.states} states`)}
              ${counterExamples(verdict, flows)}
            </td>
            <td>${bilingual(property.about.zh, property.about.en)}</td>
          </tr>`;
        }),
        'properties',
      )}
    </div>
  </section>`;
}

function counterExamples({ broken }: PropertyVerdict, flows: readonly FlowReport[]): Html[] {
  return broken.map(({ funder, flow, walk }) => {
    const page = flows.find(
      (one) => one.flow.id === flow && one.uses.some((use) => use.funder === funder),
    );
    return html`<p>
      <a href="flows/${page?.key}.html">${funder} ${flow}</a>: ${walkInWords(walk)}
    </p>`;
  });
}

function requirementsTable(requirements: readonly Requirement[]): Html {
  const unproved = requirements.filter(isUnproved).length;
  return html`<section aria-labelledby="requirements-title">
    <h2 id="requirements-title">
      ${bilingual('规格逐行', 'The specification, line by line')} (${requirements.length})
    </h2>
    <p>${bilingual(`${unproved} 行没有测试走过`, `${unproved} lines no journey shows`)}</p>
    ${filter('requirements')}
    <div class="scroll" tabindex="0" role="group" aria-labelledby="requirements-title">
      ${table(
        [
          ['要求', 'Requirement'],
          ['行', 'Line'],
          ['流程', 'Flows'],
          ['走过', 'Journeys'],
          ['示例', 'Examples'],
        ],
        requirements.map(requirementRow),
        'requirements',
      )}
    </div>
  </section>`;
}

const maxNames = 6;

function requirementRow(requirement: Requirement): Html {
  const { id, about, line, flows, byApp, walked, examples } = requirement;
  return html`<tr>
    <th scope="row">${id} ${about}</th>
    <td>${line}</td>
    <td>
      ${flows
        .slice(0, maxNames)
        .map(
          ({ key, flow, step = '' }) =>
            html`<a href="flows/${key}.html#${encodeURIComponent(step)}">${flow} ${step}</a> `,
        )}
      ${flows.length > maxNames && `+${flows.length - maxNames}`}
      ${byApp && bilingual('应用本身', 'The app itself')}
    </td>
    <td class="${isUnproved(requirement) ? 'bad' : 'good'}">${walked}/${flows.length}</td>
    <td>${examples.length}</td>
  </tr>`;
}

function list(flows: readonly FlowReport[]): Html {
  return html`<section aria-labelledby="flows-title">
    <h2 id="flows-title">
      ${bilingual('所有不同的流程', 'Every different flow')} (${flows.length})
    </h2>
    ${filter('flows')}
    ${table(
      [
        ['流程', 'Flow'],
        ['机构', 'Funders'],
        ['步骤', 'Steps'],
        ['覆盖', 'Coverage'],
      ],
      flows.map(({ flow, key, uses, steps, coverage }) => {
        const title = titleOf(flow.title);
        return html`<tr>
          <th scope="row">
            <a href="flows/${key}.html">${flow.id}</a> ${bilingual(title.zh, title.en)}
          </th>
          <td>${uses.map(({ funder }) => funder).join(', ')}</td>
          <td>${steps.length}</td>
          <td>${coverageLine(coverage)}</td>
        </tr>`;
      }),
      'flows',
    )}
  </section>`;
}

function twoFunders(definitions: readonly Definition[]): Html {
  const choice = (name: string, at: number) =>
    html`<select data-funder aria-label="${name}">
      ${definitions.map(
        ({ funder }, index) =>
          html`<option ${index === at && new Html('selected')}>${funder}</option>`,
      )}
    </select>`;
  return html`<section aria-labelledby="compare-title">
    <h2 id="compare-title">${bilingual('比较两家机构', 'Two funders compared')}</h2>
    <p>${choice('First', 0)} ${choice('Second', 1)}</p>
    ${table(
      [
        ['代码', 'Code'],
        ['第一家', 'First'],
        ['第二家', 'Second'],
        ['不同的步骤', 'Steps that differ'],
      ],
      [],
      'compared',
    )}
  </section>`;
}

function dataOf({ definitions, flows }: Overview): IndexPageData {
  const pages = new Map(flows.map(({ content, key }) => [content, key]));
  const started = (definition: Definition) =>
    Object.keys(definition.actions).flatMap((code): [string, string][] => {
      const flow = flowStartedBy(definition, code);
      const key = flow && pages.get(contentOf(flow));
      return key === undefined ? [] : [[code, key]];
    });
  return {
    funders: Object.fromEntries(
      definitions.map((one) => [one.funder, Object.fromEntries(started(one))]),
    ),
    flows: Object.fromEntries(
      flows.map(({ key, flow }) => [
        key,
        {
          id: flow.id,
          steps: Object.fromEntries(
            Object.values(flow.steps).map((step) => [step.id, fingerprint(step)]),
          ),
        },
      ]),
    ),
  };
}

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10);
}
