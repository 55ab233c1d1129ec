import type { Catalogue } from './catalogue.ts';
import type { EmittedFlow } from './emit-flow.ts';
import type { Note } from './linked.ts';

export function checkData(_emitted: EmittedFlow, _catalogue: Catalogue, _note: Note): void {}
