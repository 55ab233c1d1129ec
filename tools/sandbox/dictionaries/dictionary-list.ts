import { dictionaries } from './dictionaries.ts';
import { industries } from './industries.ts';

/** What `check.other-dictionaries` responds with. */
export function dictionaryList(naturalTypeCode: string | undefined) {
  if (naturalTypeCode === undefined) return { industry: industries };
  const options = Object.hasOwn(dictionaries, naturalTypeCode)
    ? dictionaries[naturalTypeCode as keyof typeof dictionaries]
    : [];
  return { list: options.map(({ value, zh, en }) => ({ id: value, value: zh, en })) };
}
