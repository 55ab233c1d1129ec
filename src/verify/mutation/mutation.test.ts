import { expect, test } from 'vitest';
import { symbols } from '../../../tests/findings/world.ts';
import { checkFiles, propertiesIn } from '../../language/check.ts';
import { Rechecker } from '../../language/recheck.ts';
import type { SourceFile } from '../../model/source.ts';
import { kindSchemas } from '../../steps/registry/schemas.ts';
import { kindStates } from '../../steps/registry/states.ts';
import { journeyRules } from '../rules/journey-findings.ts';
import { canariesIn } from './canary.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { operators } from './operators.ts';
import { judged, tallyOf, type MutationResult } from './run.ts';
import { shuffled } from './sample.ts';

const flow = `flow: sample
title: { zh: 样例, en: Sample }
steps:
  ask:
    kind: call
    endpoint: sign.status
    send: { orderNo: =order.orderNo }
    on:
      done: { when: =result.status == "done", to: done }
      refused: { when: =result.status == "refused", to: sorry }
      failed: { to: leave, toast: =result.msg }
  choose:
    kind: notice
    path: /choose
    text: { zh: 请选择, en: Choose }
    buttons:
      go-on: { zh: 继续, en: Go on }
      stop: { words: { zh: 停止, en: Stop }, style: secondary }
    on:
      stop: sorry
  who:
    kind: form
    path: /who
    title: { zh: 您, en: You }
    fields:
      account: { type: text, max-length: 19, label: { zh: 卡号, en: Card }, required: yes, sensitive: yes }
      phone: { type: phone, label: { zh: 手机, en: Phone }, required: yes }
      house: { type: text, max-length: 40, label: { zh: 住址, en: Home }, when: =answers.phone != order.bankPhone }
  bind:
    kind: call
    endpoint: bank-card.bind
    send: { orderNo: =order.orderNo, bankAcctNo: =answers.account, bankPhone: =answers.phone }
    resume: who
    on:
      failed: { to: who, toast: =result.msg }
      unsure: { to: who, toast: { zh: 网络不稳定, en: The connection was lost } }
  contract:
    kind: sign
    path: /contract
    title: { zh: 合同, en: Contract }
    documents: [lease-contract, withholding-authorization]
    on:
      failed: { to: who, toast: =result.msg }
      already-signed: { to: done, silent: it is signed }
  wait:
    kind: poll
    path: /wait
    title: { zh: 稍候, en: Wait }
    text: { zh: 请稍候, en: Please wait }
    endpoint: sign.status
    send: { orderNo: =order.orderNo }
    until: =result.status == "done"
    fails-when: =result.status == "refused"
    for: 30s
    on:
      failed: { to: sorry, silent: the page says so }
      timeout: sorry
  done:
    kind: result
    path: /done
    title: { zh: 完成, en: Done }
    text:
      zh: "完成{if(has(answers.house), answers.house, \\"\\")}"
      en: "Done {if(has(answers.house), answers.house, \\"\\")}"
    ends: success
  sorry: { kind: result, path: /sorry, title: { zh: 抱歉, en: Sorry }, text: { zh: 抱歉, en: Sorry }, ends: failure }
`;

const read = `flow: reading
title: { zh: 阅读, en: Reading }
settings:
  must-read: { type: yes-no, about: Whether all is read., default: no }
steps:
  papers:
    kind: read
    path: /papers
    title: { zh: 文件, en: Papers }
    documents: [lease-contract]
    must-read: =settings.must-read
  read: { kind: end, ends: success }
`;

const funder = `funder: ACME
name: { zh: 甲方, en: Acme }
flows:
  reading:
    with: { must-read: yes }
  sample:
    change:
      choose: { text: { zh: 请您选择, en: Please choose } }
    insert:
      hello: { kind: notice, before: ask, path: /hello, text: { zh: 您好, en: Hello } }
actions:
  100: sample
  110: reading
examples:
  walks it: { action: 100, ends: success }
  reads: { action: 110, ends: success }
`;

const files: SourceFile[] = [
  { path: 'flows/sample.yaml', text: flow },
  { path: 'flows/reading.yaml', text: read },
  { path: 'funders/ACME.yaml', text: funder },
];

const defaults = {
  path: 'flows/defaults.yaml',
  text: `defaults:
  read:
    on:
      failed: { to: back, toast: =result.msg }
  records:
    on:
      closed: leave
`,
};
const all = [...files, defaults];
const mutants = mutantsOf(all, symbols);
const rules = journeyRules({ states: kindStates, schemas: symbols.kinds });

async function judge(
  chosen: readonly Mutant[],
  sources: readonly SourceFile[] = all,
  properties = '',
): Promise<MutationResult[]> {
  const claims = { path: 'flows/properties.yaml', text: `properties:\n${properties}` };
  const results: MutationResult[] = [];
  const given = {
    kinds: kindStates,
    schemas: kindSchemas,
    rules,
    properties: properties === '' ? [] : propertiesIn([claims], symbols),
  };
  for await (const one of judged(chosen, new Rechecker(sources, symbols), given)) results.push(one);
  return results;
}

function changeOf({ place, changed }: Mutant): string {
  return `${place.file.text.slice(changed.start, changed.end)} → ${changed.text}`;
}

test('the fixture itself has nothing to mend', () => {
  const { findings } = checkFiles(all, symbols, rules);

  expect(findings.map(({ message, rule }) => `${message} [${rule}]`)).toEqual([]);
});

test.each([
  ['retarget', '"choose" leads to "ask" instead of "sorry"'],
  ['drop-transition', '"refused" of "ask" is left out'],
  ['swap-transitions', '"done" and "refused" of "ask" lead where the other should'],
  ['drop-failure-route', '"failed" of "bind" is left out'],
  ['drop-failure-route', 'no step of the kind "read" says where "failed" leads'],
  ['negate-guard', '"when" in "who" says the opposite'],
  ['negate-guard', '"fails-when" in "wait" says the opposite'],
  ['drop-guard', 'a condition in "who" is left out'],
  ['reorder-guards', '"refused" of "ask" is tried before "done"'],
  ['never-fails', '"wait" waits on where it has failed'],
  ['limit-above', '"max-length" in "who" is one too many: 20 instead of 19'],
  ['limit-below', '"for" in "wait" is one too few: 29s instead of 30s'],
  ['limit-tenfold', '"max-length" in "who" is ten times too large: 400 instead of 40'],
  ['drop-required', 'an answer in "who" may be left out'],
  ['drop-sensitive', 'a secret answer in "who" may be kept'],
  ['drop-must-read', '"papers" can be left unread'],
  ['drop-must-read', '"reading" can be left unread'],
  ['swap-button-words', '"go-on" and "stop" of "choose" have each other\'s words'],
  ['drop-sent-field', '"bind" does not send "bankPhone"'],
  ['exchange-sent-fields', '"bind" sends "bankPhone" as "bankAcctNo", and the other way round'],
  ['exchange-endpoint', '"ask" asks "rent.next" instead of "sign.status"'],
  ['exchange-document', '"contract" shows "withholding-authorization" instead of "lease-contract"'],
  ['drop-document', '"contract" does not show a document'],
  ['drop-override', '"sample" does not change "choose"'],
  ['drop-insert', '"sample" does not insert "hello"'],
  ['change-end', '"done" ends in "failure" instead of "success"'],
  ['change-action', '100 starts "reading" instead of "sample"'],
])('%s: %s', (operator, what) => {
  expect(mutants.filter((one) => one.operator === operator).map((one) => one.what)).toContain(what);
});

test('every operator finds a site, and its mutants can be parsed', async () => {
  const used = new Set(mutants.map(({ operator }) => operator));
  const damaged = (await judge(mutants)).filter(({ why = '' }) => /\[yaml-|\[unquoted/.test(why));

  expect(Object.keys(operators).filter((name) => !used.has(name))).toEqual([]);
  expect(damaged.map(({ mutant, why }) => `${mutant.what}: ${why}`)).toEqual([]);
});

test.each([
  ['drop-guard', ', when: =answers.phone != order.bankPhone → '],
  ['drop-document', 'lease-contract,  → '],
  ['swap-transitions', 'done }\n      refused: { when: =result.status == "refused", to: sorry → '],
  ['swap-button-words', '继续, en: Go on }\n      stop: { words: { zh: 停止, en: Stop'],
])('%s changes nothing else of the file: %s', (operator, expected) => {
  const changes = mutants.filter((one) => one.operator === operator).map(changeOf);

  expect(changes.some((change) => change.startsWith(expected))).toBe(true);
});

const named = (what: string) => mutants.filter((one) => one.what === what);

test.each([
  ['a way on that nobody asserts', '"refused" of "ask" is left out', 'survived'],
  [
    'two conditions that exclude each other',
    '"refused" of "ask" is tried before "done"',
    'equivalent',
  ],
  ['a required field of a request', '"bind" does not send "bankPhone"', 'killed by check'],
  ['an end that an example expects', '"done" ends in "failure" instead of "success"', 'killed by'],
])('%s: %s is %s', async (_, what, expected) => {
  const [result] = await judge(named(what).slice(0, 1));

  expect(`${result?.status} by ${result?.by}`).toContain(expected);
});

test.each([
  ['required', 'an answer in "who" may be left out', 'account: ""'],
  [
    'a limit',
    '"max-length" in "who" is one too many: 20 instead of 19',
    'account: { longer-than: 19 }',
  ],
  [
    'a limit',
    '"max-length" in "who" is one too few: 18 instead of 19',
    'account: { longer-than: 19 }',
  ],
])('%s: %s is noticed by an example that says what is refused', async (_, what, claim) => {
  const refusing = all.map((one) =>
    one.path === 'funders/ACME.yaml'
      ? {
          ...one,
          text: one.text.replace(
            '{ action: 100,',
            `{ action: 100, refuses: { who: { ${claim} } },`,
          ),
        }
      : one,
  );
  const [made] = mutantsOf(refusing, symbols).filter((one) => one.what === what);
  const [result] = await judge([made!], refusing);

  expect(`${result?.status} by ${result?.by}`).toBe('killed by examples');
});

test('every canary is judged as it was planted', async () => {
  const canaries = canariesIn(all) ?? [];
  const results = await judge(canaries.map(({ mutant }) => mutant));

  expect(canaries).toHaveLength(3);
  expect(results.map(({ status }) => status)).toEqual(canaries.map(({ expected }) => expected));
});

test('where there is no funder with an example, no canary can be planted', () => {
  expect(canariesIn([defaults])).toBeUndefined();
});

test.each([
  [
    '"max-length" in "who" is one too many: 20 instead of 19',
    'refuses: { who: { account: { longer-than: 19 } } }',
  ],
  ['an answer in "who" may be left out', 'refuses: { who: { account: { value: "" } } }'],
])('an example that claims it is offered for: %s', async (what, claim) => {
  const [survivor] = (await judge(named(what))).filter(({ status }) => status === 'survived');

  expect(survivor?.unasserted?.suggestion?.text).toContain(claim);
});

test.each([
  '"max-length" in "who" is ten times too large: 190 instead of 19',
  '"done" of "ask" is left out',
  '"when" in "ask" says the opposite',
  '"contract" does not show a document',
  '"for" in "wait" is ten times too large: 300s instead of 30s',
  '"refused" of "ask" is left out',
  'an answer in "who" may be left out',
  '"go-on" and "stop" of "choose" have each other\'s words',
  '"wait" waits on where it has failed',
])('what is offered for a survivor notices it: %s', async (what) => {
  const [survivor] = (await judge(named(what))).filter(({ status }) => status === 'survived');
  const { file, text } = survivor!.unasserted!.suggestion!;
  const isProperty = file === 'flows/properties.yaml';
  const claims = {
    path: 'flows/properties.yaml',
    text: `properties:\n${text.replaceAll('REPLACE ME', 'x')}`,
  };
  expect(isProperty ? checkFiles([...all, claims], symbols).findings : []).toEqual([]);
  const pasted = all.map((one) =>
    one.path === file ? { ...one, text: one.text + text.replace('REPLACE ME', 'pasted') } : one,
  );
  // The example is pasted after the mutated place, which keeps its position.
  const [again] = mutantsOf(pasted, symbols).filter(({ id }) => id === survivor!.mutant.id);
  const [killed] = await judge([again!], pasted, isProperty ? text : '');

  expect(killed?.status).toBe('killed');
  // An example that names a branch which is left out is a finding.
  expect(isProperty ? ['properties'] : ['examples', 'check']).toContain(killed?.by);
});

const sharing: SourceFile[] = [
  {
    path: 'flows/sharing.yaml',
    text: `flow: sharing
title: { zh: 样例, en: Sample }
blocks:
  asking:
    endpoint: sign.status
    send: { orderNo: =order.orderNo }
    on:
      refused: { when: =result.status == "refused", to: sorry }
      failed: { to: leave, toast: =result.msg }
steps:
  first:
    kind: call
    all-of: asking
    on:
      done: { when: =result.status == "done", to: done }
  second:
    kind: call
    all-of: asking
    on:
      first: { when: =order.orderNo == "1", to: sorry }
  done: { kind: result, path: /done, title: { zh: 完成, en: Done }, text: { zh: 完成, en: Done }, ends: success }
  sorry: { kind: result, path: /sorry, title: { zh: 抱歉, en: Sorry }, text: { zh: 抱歉, en: Sorry }, ends: failure }
`,
  },
  {
    path: 'funders/ACME.yaml',
    text: `funder: ACME
name: { zh: 甲方, en: Acme }
flows:
  sharing: {}
actions:
  100: sharing
examples:
  walks it: { action: 100, ends: success }
`,
  },
];

test.each([
  ['"failed" of "first" is left out', 'a block', 'killed by check'],
  ['"refused" of "first" is left out', 'a block', 'survived'],
  ['"done" of "first" is left out', 'a step', 'survived'],
  ['"first" leads to "first" instead of "sorry"', 'a block', 'killed by check'],
])('%s: %s that several steps take is changed once, %s', async (what, where, expected) => {
  const made = mutantsOf(sharing, symbols).filter((one) => one.what === what);
  const [result] = await judge(made, sharing);

  expect(checkFiles(sharing, symbols, rules).findings).toEqual([]);
  expect(made).toHaveLength(1);
  expect(`${result?.status} by ${result?.by}`).toContain(expected);
  const isOfStep = made[0]!.changed.start > sharing[0]!.text.indexOf('steps:');
  expect(isOfStep).toBe(where === 'a step');
});

test('the same seed gives the same order, another one another', () => {
  const list = mutants.map(({ id }) => id);

  expect(shuffled(list, 3)).toEqual(shuffled(list, 3));
  expect(shuffled(list, 3)).not.toEqual(shuffled(list, 4));
  expect(shuffled(list, 3).toSorted()).toEqual(list.toSorted());
});

test('equivalent mutants do not count in the score', () => {
  const [mutant] = mutants;
  const results: MutationResult[] = [
    { mutant: mutant!, status: 'killed', by: 'check' },
    { mutant: mutant!, status: 'killed', by: 'examples' },
    { mutant: mutant!, status: 'survived' },
    { mutant: mutant!, status: 'equivalent' },
  ];

  const { all: count, share, by } = tallyOf(results);
  expect({ count, share, by }).toEqual({ count: 4, share: 2 / 3, by: { check: 1, examples: 1 } });
  expect(tallyOf([]).share).toBeUndefined();
});
