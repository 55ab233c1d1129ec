import { fileOfFunder } from '../../../src/model/file-of-funder.ts';
import { recordExample } from '../recording/record-example.ts';
import type { RecordResult } from '../wire.ts';
import { handlers } from './requests.ts';

export const recording = handlers({
  /** The example is walked and checked before it is given. */
  record(desk, { texts, funder, ...walked }): RecordResult {
    const file = fileOfFunder(funder);
    const recorded = recordExample(desk.take(texts), {
      ...walked,
      funder,
      file,
      open: texts[file],
    });
    return 'refused' in recorded ? recorded : { edits: [desk.edit(recorded.edit)] };
  },
});
