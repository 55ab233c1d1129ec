import type { LinkContext, LinkedStep, SettingValue } from './linked.ts';
import { contextOf } from './linked.ts';
import { everyExit } from './steps.ts';
import { entriesOf, formulaIn, isScalar, scalar, written } from '../yaml/node-access.ts';
import type { Finding } from '../../model/finding.ts';
import { mapScalars } from '../yaml/change.ts';
import type { StepSyntax } from '../schema/step-syntax.ts';
import type { FlowSyntax } from '../schema/file-syntax.ts';
import { nearest } from '../text/nearest.ts';
import type { MapNode, Node, ScalarNode } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';
import { missingSetting, unknownSetting } from './messages/unknown-setting.ts';

/** A template's settings, with the values an instance or run gives. `from`: the context of their formulas. */
export function readSettings(
  template: FlowSyntax,
  layers: readonly (MapNode | undefined)[],
  at: { place: SourceSpan; flow: string; from?: LinkContext },
  findings: Finding[],
): Map<string, SettingValue> {
  const { declared = [], names: named = [] } = template.settings ?? {};
  const settings = new Map<string, SettingValue>();
  const names = named.map(({ name }) => name);
  const used = layers.flatMap((one) => entriesOf(one).map(([name]) => name));
  const misspelt = new Set(
    used.filter((name) => !names.includes(name)).map((name) => nearest(name, names)),
  );
  for (const one of declared) {
    const { name, key } = one;
    const own = layers.findLast((layer) => layer?.entries.has(name))?.entries.get(name)?.value;
    const chosen = own ?? one.default;
    const setting: SettingValue = { ...one };
    if (chosen) setting.value = own && at.from ? readFrom(own, at.from) : chosen;
    else if (!misspelt.has(name)) findings.push(missingSetting(name, at.flow, at.place, key));
    settings.set(name, setting);
  }
  for (const layer of layers) {
    for (const [name, { key }] of entriesOf(layer)) {
      if (!settings.has(name))
        findings.push(unknownSetting(name, at.flow, key, [...settings.keys()], template));
    }
  }
  return settings;
}

/** The same value in the context of another run. */
function readFrom(value: Node, context: LinkContext): Node {
  const copy = mapScalars(value, (one) => {
    const own = { ...one };
    contextOf.set(own, contextOf.get(one) ?? context);
    return own;
  });
  return copy ?? value;
}

/** `=settings.x`, or `=!settings.x` of a yes or no. */
const whole = /^\s*(!?)\s*settings\.([A-Za-z][\w-]*)\s*$/;
const inPath = /\{\s*settings\.([A-Za-z][\w-]*)\s*\}/g;

/** Substitutes `=settings.x`, and `{settings.x}` in paths. Inside formulas the compiler does it. */
export function substitute(node: Node, settings: ReadonlyMap<string, SettingValue>): Node {
  return mapScalars(node, (one) => replaced(one, settings)) ?? node;
}

function replaced(node: ScalarNode, settings: ReadonlyMap<string, SettingValue>): Node | undefined {
  const [, not, name = ''] = whole.exec(formulaIn(node) ?? '') ?? [];
  const setting = settings.get(name);
  if (!setting) return node;
  const { value } = setting;
  if (!not) return value;
  if (isScalar(value) && typeof value.value === 'boolean') return scalar(node, !value.value);
  return node;
}

export function substituteStep(
  step: LinkedStep,
  settings: ReadonlyMap<string, SettingValue>,
): void {
  step.syntax = withPath(
    step.syntax.mapScalars((one) => replaced(one, settings)),
    settings,
  );
  for (const exit of everyExit(step)) {
    for (const part of ['when', 'toast', 'after'] as const) {
      const value = exit[part];
      if (value) exit[part] = substitute(value, settings);
    }
  }
}

function withPath(syntax: StepSyntax, settings: ReadonlyMap<string, SettingValue>): StepSyntax {
  const { path } = syntax;
  if (!path || !written(path).includes('{')) return syntax;
  const text = written(path).replace(inPath, (all, name: string) => {
    const value = settings.get(name)?.value;
    return isScalar(value) && value.value !== null ? written(value) : all;
  });
  return syntax.withPath(scalar(path, text, true));
}
