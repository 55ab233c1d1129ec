/** A template as one funder uses it. */
import { kindOfText } from '../settings-at.ts';
import { fileOfFunder } from '../../../src/model/file-of-funder.ts';
import type { Language } from '../../../src/model/definition.ts';
import { at, mapAt, textAt } from '../../../src/language/yaml/by-key.ts';
import { entriesOf, itemsOf, textOf } from '../../../src/language/yaml/node-access.ts';
import type { MapNode } from '../../../src/language/yaml/node.ts';
import { type Scope } from '../scope.ts';
import type { Form, FormOfCaret, TemplateUse } from './controls.ts';
import { treeOfFile } from './file-tree.ts';
import { formAt, formOfPath } from './form.ts';

/** The funder that is looked at, and the flow of it. */
export interface UsedBy {
  funder: string;
  flow?: string | undefined;
}

/** What stands at an offset, and the template as it is used, where that is one. */
export function formOfCaret(
  scope: Scope,
  file: string,
  offset: number,
  language: Language,
  by: UsedBy,
): FormOfCaret | undefined {
  const form = formAt(scope, file, offset, language);
  const own = scope.texts.at(fileOfFunder(by.funder));
  // While its file cannot be read, nothing is written into the template in its place.
  if (!form || (own && !treeOfFile(own))) return undefined;
  const use = templateUseOf(scope, form, by, language);
  return { form, ...(use && { use }) };
}

/** Of the template a form is of; undefined where it is of no template. */
export function templateUseOf(
  scope: Scope,
  { file, path }: Form,
  { funder, flow }: UsedBy,
  language: Language,
): TemplateUse | undefined {
  const source = scope.texts.at(file);
  const template = /^flows\/(.*)\.yaml$/.exec(file)?.[1];
  if (!source || template === undefined || kindOfText(file, source.text) !== 'flow')
    return undefined;
  const funders = fundersOf(scope, template);
  const own = scope.texts.at(fileOfFunder(funder));
  const tree = own && treeOfFile(own);
  const name = tree && flowMadeOf(tree, template, flow?.replace(/@.*$/, ''));
  if (!own || name === undefined) return { funders };
  const formOf = (...below: string[]) =>
    formOfPath(scope, own, ['flows', name, ...below], language);
  const settings = formOf('with');
  const [part, step] = path;
  const isChangeable =
    part === 'steps' && step !== undefined && !isOtherwise(mapAt(tree, 'flows', name), step);
  return {
    funders,
    ...(settings && settings.controls.length > 0 && { settings }),
    ...(isChangeable && { step: formOf('change', step) }),
  };
}

/** What the funder calls the flow it makes of a template; `looked`: the one that is looked at. */
function flowMadeOf(
  tree: MapNode,
  template: string,
  looked: string | undefined,
): string | undefined {
  const written = entriesOf(at(tree, 'flows')).map(([name]) => name);
  const names = looked === undefined ? written : [looked, ...written];
  return names.find(
    (name) =>
      (textAt(tree, 'flows', name, 'use') ?? name) === template &&
      !at(tree, 'flows', name, 'steps'),
  );
}

/** A step is overridden in one manner only. */
function isOtherwise(flow: MapNode | undefined, step: string): boolean {
  const inMaps = ['insert', 'replace', 'fill'].some((how) => at(flow, how, step) !== undefined);
  return inMaps || itemsOf(at(flow, 'remove')).some((one) => textOf(one) === step);
}

/** How many funders have a flow that is made of it; undefined while not all of them are linked. */
function fundersOf({ linked }: Scope, template: string): number | undefined {
  return linked()?.funders.filter(({ flows }) =>
    [...flows.values()].some(({ from }) => from.has(template)),
  ).length;
}
