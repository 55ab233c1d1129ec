import { parseDocument } from 'yaml';
import { formatYaml } from '../../src/language/yaml/format.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';

interface NewFunder {
  code: string;
  /** The text of the file it is made of. */
  like: string;
  /** What is not given is left to fill in. */
  name?: LocalizedText;
  /** None: it has no pages of its own. */
  links?: readonly string[];
}

/** The text of the new file: a copy of `like`, with everything that must be the new funder's own. */
export function newFunder({
  code,
  like,
  name = { zh: 'REPLACE ME', en: 'REPLACE ME' },
  links,
}: NewFunder): string {
  const document = parseDocument(like.replace(/^# Copy this file .*\n/, ''));
  document.set('funder', code);
  document.setIn(['name', 'zh'], name.zh);
  document.setIn(['name', 'en'], name.en);
  const own = links ?? (document.has('links') ? ['https://REPLACE ME'] : []);
  if (own.length > 0) document.set('links', own);
  else document.delete('links');
  const text = document.toString({ lineWidth: 0 }).trimStart();
  const formatted = formatYaml({ path: `funders/${code}.yaml`, text });
  return 'text' in formatted ? formatted.text : text;
}
