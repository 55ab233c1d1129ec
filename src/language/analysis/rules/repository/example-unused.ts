import { removable } from '../../../text/fixes.ts';
import { entriesOf, placeOf } from '../../../yaml/node-access.ts';
import type { RepositoryRule } from '../../rule.ts';

/**
 * A template's example that is run for no funder: each changes the flow's steps, runs it inside another flow only, or
 * lacks a step that the example names.
 */
export const exampleUnused: RepositoryRule = ({ templates }, { used, walked }) => {
  const places = new Set(walked.map(({ file, start }) => `${file.path}|${start}`));
  return [...templates].flatMap(([flow, template]) =>
    entriesOf(template.examples).flatMap(([name, { key }]) =>
      !used.has(flow) || places.has(`${key.file.path}|${key.start}`)
        ? []
        : [
            {
              rule: 'example-unused',
              place: placeOf(key),
              message: `The example "${name}" is walked for no funder.`,
              hint: `Every funder changes steps of "${flow}", runs it in another flow only, or leaves out a step that the example names. Move it to a funder's file, or take it out.`,
              ...removable(key),
            },
          ],
    ),
  );
};
