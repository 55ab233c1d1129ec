import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const configFile = join(import.meta.dirname, '../../.oxfmtrc.json');

/** Generated text as the formatter would leave it. `file` decides the language. Throws where the text does not parse. */
export async function formatted(text: string, file: string): Promise<string> {
  const options = JSON.parse(readFileSync(configFile, 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((one) => one.message).join(' ')}`);
  return code;
}
