import type { SourceSpan } from '../../model/source.ts';
import { at, mapAt, textAt } from '../yaml/by-key.ts';
import { entriesOf, isMap } from '../yaml/node-access.ts';
import type { MapNode } from '../yaml/node.ts';

/** What a code starts: a flow, another code, `nothing` or `none`. */
export interface ActionSyntax {
  code: string;
  key: SourceSpan;
  /** All that is written for the code. */
  place: SourceSpan;
  starts: string;
  startsPlace: SourceSpan;
  /** The flow's settings for this code. */
  with: MapNode | undefined;
  /** Why it signs something else than the funder's own signing. */
  why: string | undefined;
}

export function actionsSyntax(map: MapNode): ActionSyntax[] {
  return entriesOf(map).map(([code, { key, value }]) => {
    const flow = isMap(value) ? at(value, 'flow') : value;
    return {
      code,
      key,
      place: value,
      starts: textAt(flow) ?? '',
      startsPlace: flow ?? value,
      with: mapAt(value, 'with'),
      why: textAt(value, 'why'),
    };
  });
}
