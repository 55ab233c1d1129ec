import { answerNames, noSuchName } from '../../example.ts';
import type { ExampleRule } from '../../rule.ts';

/** An example answers what a step of its flow asks for. */
export const unknownField: ExampleRule = ({ written, flow }) => {
  if (!flow) return [];
  const names = answerNames(flow);
  return written.answers
    .filter(([name]) => !names.includes(name))
    .map(([name, { key }]) =>
      noSuchName({
        rule: 'unknown-field',
        message: `No step of "${flow.id}" asks for "${name}".`,
        place: key,
        name,
        candidates: names,
      }),
    );
};
