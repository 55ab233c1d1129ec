import { format, resolveConfig } from 'prettier';

/** Generated text as the formatter would leave it. `file` decides the language. */
export async function formatted(text: string, file: string): Promise<string> {
  const config = await resolveConfig(file);
  return format(text, { ...config, filepath: file });
}
