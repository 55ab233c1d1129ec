import type { Definition } from '../../../src/model/definition.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { exampleInYuan } from '../../../src/language/emit/example-money.ts';
import { flowStartedBy } from '../../../src/machine/starts.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { exampleRunner } from '../../../src/verify/run-example.ts';
import { editBetween } from '../../authoring/apply-edits.ts';
import { entryOfExample, withExample } from '../../authoring/example-entry.ts';
import type { AuthoringService, TextEdit } from '../../authoring/service.ts';
import { buildSymbols } from '../../symbols/symbols.ts';
import { exampleOfWalk } from './example-of-walk.ts';
import type { RecordedWalk } from './recorded-walk.ts';
import { exampleSamples } from '../../made-up/example-samples.ts';

interface Recording {
  funder: string;
  file: string;
  /** The file's text where it is open and not saved. */
  open: string | undefined;
  name: string;
  walk: RecordedWalk;
}

/** What to write for a walk on the phone, checked with everything else; or why it is not written. */
export function recordExample(
  service: AuthoringService,
  { funder, file, open, name, walk }: Recording,
): { edit: TextEdit } | { refused: LocalizedText } {
  const text = service.text(file);
  const definition = service.definitions().find((one) => one.funder === funder);
  if (text === undefined || !definition || !service.isCurrent(funder)) return { refused: broken };
  if (Object.hasOwn(definition.examples, name)) return { refused: nameInUse };
  const example = exampleIn(definition, walk);
  if (!example) return { refused: otherwise };
  const before = new Set(service.problems().map(({ file: of, message }) => `${of} ${message.en}`));
  const flow = flowStartedBy(definition, example.action);
  const entry = entryOfExample(exampleInYuan(example, { flow, symbols: buildSymbols() }));
  const now = withExample({ path: file, text }, name, entry);
  service.setText(file, now);
  const caused = service
    .problems()
    .find(({ file: of, message }) => !before.has(`${of} ${message.en}`));
  service.setText(file, open);
  if (caused) return { refused: caused.message };
  return { edit: editBetween(file, text, now) };
}

function exampleIn(definition: Definition, walk: RecordedWalk) {
  const flow = flowStartedBy(definition, walk.action);
  return flow && exampleOfWalk(walk, flow, exampleRunner(definition, kindStates, exampleSamples));
}

const broken: LocalizedText = {
  zh: '文件有问题，解决后再录制。',
  en: 'The text is broken. Record once it is mended.',
};
const nameInUse: LocalizedText = {
  zh: '已有同名的示例。',
  en: 'There is an example of this name.',
};
const otherwise: LocalizedText = {
  zh: '这样走的过程无法写成示例：检查时走不出同样的步骤。',
  en: 'This walk cannot be said as an example: the check does not come through the same steps.',
};
