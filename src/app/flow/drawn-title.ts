import type { Language } from '../../model/definition.ts';

let drawn: { path: string | undefined; title: string } | undefined;

/** The page as it came has the frame of the flow at this path, under the title of its first screen. */
export function keepDrawnTitle(path: string | undefined, title: string): void {
  drawn = { path, title };
}

/** Undefined where the frame was not drawn ahead, or not in this language. */
export function drawnTitle(path: string, language: Language): string | undefined {
  return language === 'zh' && drawn?.path === path ? drawn.title : undefined;
}
