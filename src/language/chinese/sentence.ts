/**
 * An English sentence and the Chinese one. `%1`, `%2` stand for what it names: `%1` in Chinese where that is a phrase, `“%1”`
 * and `$1` as it is written, `#1` with Chinese quotation marks in the place of its own.
 */
export type Sentence = readonly [en: string, zh: string];
