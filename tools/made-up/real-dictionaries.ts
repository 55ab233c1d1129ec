import { dictionaries } from '../sandbox/dictionaries/dictionaries.ts';
import { dictionaryList } from '../sandbox/dictionaries/dictionary-list.ts';
import { responseSchema } from './data.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an endpoint responds of the platform's dictionaries, as it really is; empty where it does not. */
export function realDictionaries(endpoint: string, { naturalTypeCode }: Fields): Fields {
  if (endpoint === 'check.other-dictionaries')
    return dictionaryList(typeof naturalTypeCode === 'string' ? naturalTypeCode : undefined);
  const { properties = {} } = responseSchema(endpoint);
  return Object.fromEntries(
    Object.entries(dictionaries).filter(([name]) => properties[name]?.type === 'array'),
  );
}
