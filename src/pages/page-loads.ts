import type { ComponentType } from 'react';

export type Load = () => Promise<ComponentType>;

/** Address → the page there, fetched when it is first shown; one for each of the addresses in `paths.ts` beside it. */
export type PageLoads<Paths extends readonly string[]> = Readonly<Record<Paths[number], Load>>;
