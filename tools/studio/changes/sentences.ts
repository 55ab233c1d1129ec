/** A change as staff say it: steps by their titles, in both languages. */
import type {
  Definition,
  Flow,
  Language,
  LocalizedTemplate,
} from '../../../src/model/definition.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import type { Target } from '../../../src/verify/diff/behaviour.ts';
import type { ChangeRule, Difference } from '../../../src/verify/diff/difference.ts';
import type { FlowChange } from '../../../src/verify/diff/repositories.ts';
import { titleInWords } from '../naming/title-in-words.ts';

type Funder = Pick<Definition, 'funder' | 'name'>;

/** `funder`: the one whose name stands in titles. */
export function changeInWords(change: FlowChange, funder: Funder): LocalizedText {
  const [first] = change.differences;
  if (!first) return { zh: '', en: '' };
  return sentences[change.rule](first, new Names(change, funder));
}

type Sentence = (difference: Difference, names: Names) => LocalizedText;

const sentences: Record<ChangeRule, Sentence> = {
  'flow-gone': both(({ flow }) => [`“${flow}”不再能启动`, `Nothing starts "${flow}" any more`]),
  'flow-new': both(({ flow }) => [`新增可启动的流程“${flow}”`, `"${flow}" can be started now`]),
  'end-gone': both(({ step }) => [
    `不再有人到达“${step}”这样的结尾`,
    `Nobody comes to an end like "${step}" any more`,
  ]),
  'outcome-gone': both(({ step, outcome }) => [
    `“${step}”的“${outcome}”不再通向任何地方`,
    `"${outcome}" of "${step}" leads nowhere any more`,
  ]),
  'outcome-new': both(({ step, outcome }) => [
    `“${step}”多了一个出口“${outcome}”`,
    `"${step}" can be left by "${outcome}" now`,
  ]),
  'write-lost': both(({ through, after }) => [
    `${after}不再提交${through}`,
    `${through} no longer sent${after}`,
  ]),
  'write-changed': both(({ step }) => [
    `“${step}”提交到别处`,
    `"${step}" is sent to another place`,
  ]),
  'write-added': both(({ through, after }) => [
    `${after}现在会提交${through}`,
    `${through} sent${after} now`,
  ]),
  'proof-lost': both(({ through, after }) => [
    `${after}不再核验${through}`,
    `${through} no longer asked${after}, and it proves who it is`,
  ]),
  'secret-kept': both(({ step }) => [
    `“${step}”里的敏感内容现在可能被保存`,
    `What "${step}" collects may be stored now`,
  ]),
  'asked-more': throughOrAt(
    ['现在会经过', '多了内容'],
    ['gone through', 'asks or shows something more'],
  ),
  'asked-less': throughOrAt(
    ['不再经过', '少了内容'],
    ['passed by', 'asks or shows something less'],
  ),
  rerouted: both(({ left, to, from }) => [
    `${left.zh}现在通向${to.zh}，原来通向${from.zh}`,
    `${left.en} leads to ${to.en} now, and led to ${from.en}`,
  ]),
  'order-changed': both(({ step }) => [
    `“${step}”的内容换了顺序`,
    `"${step}" shows the same in another order`,
  ]),
  'request-changed': both(({ step }) => [
    `“${step}”向平台提交或读取的内容变了`,
    `"${step}" exchanges something else with the platform`,
  ]),
  'screen-changed': both(({ step }) => [`“${step}”有变化`, `"${step}" is not as it was`]),
  'message-changed': both(({ left }) => [
    `${left.zh}之后的提示变了`,
    `${left.en} says something else on the way`,
  ]),
  'resume-changed': both(({ step }) => [
    `在“${step}”中断后，会从别处继续`,
    `Who breaks off at "${step}" goes on elsewhere`,
  ]),
  'step-renamed': both(({ before, step }) => [
    `“${before}”改名为“${step}”，中断的客户会丢失已填内容；请写入 moved`,
    `"${before}" is called "${step}" now, and who broke off there loses their answers: declare it under "moved:"`,
  ]),
  'funder-changed': both(() => ['可跳转的网址变了', 'Links may lead elsewhere']),
  words: both(({ step }) => [`“${step}”的文字变了`, `"${step}" says it in other words`]),
};

interface DifferenceWords {
  flow: string;
  step: string;
  before: string;
  outcome: string;
  through: string;
  after: string;
  left: LocalizedText;
  to: LocalizedText;
  from: LocalizedText;
}

function both(sentence: (words: DifferenceWords) => [zh: string, en: string]): Sentence {
  return (difference, names) => ({
    zh: `${sentence(names.words(difference, 'zh'))[0]}。`,
    en: `${sentence(names.words(difference, 'en'))[1]}.`,
  });
}

function throughOrAt(
  zh: [through: string, step: string],
  en: [through: string, step: string],
): Sentence {
  const through = both(({ through, after }) => [
    `${after}${zh[0]}${through}`,
    `${through} ${en[0]}${after} now`,
  ]);
  const at = both(({ step }) => [`“${step}”${zh[1]}`, `"${step}" ${en[1]}`]);
  return (difference, names) => (difference.through ? through : at)(difference, names);
}

/** What flows and steps are called in either version. */
class Names {
  readonly #flows: { before?: Flow; after?: Flow };
  readonly #funder: Funder;

  constructor({ flows }: FlowChange, funder: Funder) {
    this.#flows = flows;
    this.#funder = funder;
  }

  words({ before, after, through = [] }: Difference, language: Language): DifferenceWords {
    const at = after ?? before;
    const flow = this.#flows.after ?? this.#flows.before;
    const outcome = this.#outcome(at, language);
    const steps = list(
      through.map((id) => this.#step(id, language)),
      language,
    );
    return {
      flow: flow ? this.#words(flow.title, language) : '',
      step: this.#step(at?.step, language),
      before: before?.step ?? '',
      outcome,
      through: language === 'zh' ? steps : `${steps} ${through.length > 1 ? 'are' : 'is'}`,
      after: this.#after(at, language),
      left: inBoth((one) => this.#left(at, one)),
      to: inBoth((one) => this.#target(after?.to, one)),
      from: inBoth((one) => this.#target(before?.to, one)),
    };
  }

  #words(title: LocalizedTemplate, language: Language): string {
    return titleInWords(title, this.#funder, language);
  }

  /** The flow itself is the step ''. */
  #step(id: string | undefined, language: Language): string {
    const { before, after } = this.#flows;
    if (id === undefined || id === '') {
      const flow = after ?? before;
      return flow ? this.#words(flow.title, language) : '';
    }
    const title = (after?.steps[id] ?? before?.steps[id])?.title;
    return title ? this.#words(title, language) : id;
  }

  #outcome(at: Difference['after'], language: Language): string {
    if (at?.outcome === undefined) return '';
    const { before, after } = this.#flows;
    const step = after?.steps[at.step] ?? before?.steps[at.step];
    const { buttons = {} } = (step ?? {}) as { buttons?: Record<string, Button> };
    const button = Object.hasOwn(buttons, at.outcome) ? buttons[at.outcome] : undefined;
    const label = button && 'words' in button ? button.words : button;
    return label ? this.#words(label, language) : (at.label ?? at.outcome);
  }

  #left(at: Difference['after'], language: Language): string {
    if (!at || at.step === '') return language === 'zh' ? '开始' : 'The start';
    const [step, outcome] = [this.#step(at.step, language), this.#outcome(at, language)];
    return language === 'zh' ? `“${step}”（${outcome}）` : `"${step}" (${outcome})`;
  }

  #after(at: Difference['after'], language: Language): string {
    if (at?.outcome === undefined || at.step === '') return '';
    const left = this.#left(at, language);
    return language === 'zh' ? `${left}之后` : ` after ${left}`;
  }

  #target(to: Target | undefined, language: Language): string {
    if (!to) return outs.nowhere[language];
    if ('out' in to) return outs[to.out][language];
    const step = this.#step(to.step, language);
    return language === 'zh' ? `“${step}”` : `"${step}"`;
  }
}

type Button = LocalizedTemplate | { words: LocalizedTemplate };

const outs: Record<'back' | 'reload' | 'leave' | 'nowhere', LocalizedText> = {
  back: { zh: '上一页', en: 'the screen before' },
  reload: { zh: '刷新后的上一页', en: 'the screen before, with the order read again' },
  leave: { zh: '流程之外', en: 'the way out' },
  nowhere: { zh: '别处', en: 'nothing' },
};

const inBoth = (text: (language: Language) => string): LocalizedText => ({
  zh: text('zh'),
  en: text('en'),
});

function list(names: readonly string[], language: Language): string {
  return language === 'zh'
    ? names.map((name) => `“${name}”`).join('、')
    : names.map((name) => `"${name}"`).join(', ');
}
