import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Minutes of work in few lines: begun last, they would keep one core busy when the others have nothing left. */
const long =
  /(journeys-rendered|journeys|mistakes|walked|durability|check-setting|properties|examples)\.test\.tsx?$/;

/** Vitest's own order, which is by size where nobody has run them before, behind the files known to be long. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))];
  }
}
