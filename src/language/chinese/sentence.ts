/** An English sentence with `%1`, `%2` for what it names, and the Chinese one. */
export type Sentence = readonly [en: string, zh: string];
