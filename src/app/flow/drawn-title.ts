import type { Language } from '../../model/definition.ts';

let drawn: { path: string | undefined; title: string } | undefined;

/** The HTML contains the prerendered frame of the flow at this path, under its first screen's title. */
export function setPrerenderedTitle(path: string | undefined, title: string): void {
  drawn = { path, title };
}

/** Undefined where the frame was not prerendered, or not in this language. */
export function prerenderedTitle(path: string, language: Language): string | undefined {
  return language === 'zh' && drawn?.path === path ? drawn.title : undefined;
}
