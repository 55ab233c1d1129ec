import { mapAt } from '../../../language/yaml/by-key.ts';
import { entriesOf, isMap, isScalar } from '../../../language/yaml/node-access.ts';
import type { MapEntry, MapNode, Node, ScalarNode } from '../../../language/yaml/node.ts';
import { dropped, droppedWithin, replaced, swapped, swappedEntries } from '../edits.ts';
import type { Operator, Seed } from '../operator.ts';
import { targetsOf, type StepSite } from '../sites.ts';
import { writtenPairs } from '../written.ts';

/** Retargets an exit to the step after its target, or to the first step. */
export const retarget: Operator = ({ steps }) =>
  steps.flatMap((site) =>
    targetsOf(site).flatMap((to): Seed[] => {
      const others = site.steps.filter((one) => one !== site.name || to.value !== 'again');
      const other = others[(others.indexOf(String(to.value)) + 1) % others.length];
      if (other === undefined || other === to.value) return [];
      const what = `"${site.name}" leads to "${other}" instead of "${to.value}"`;
      return [{ place: to, edits: replaced(to, other), what }];
    }),
  );

export const dropTransition: Operator = ({ steps }, { symbols }) =>
  steps.flatMap((site) =>
    exitsOf(site)
      .filter(([name]) => !fails(symbols.kinds, site, name))
      .flatMap(([name]) => without(site, name)),
  );

/** Drops the exit of a failure, an unknown outcome or a timeout. */
export const dropFailureRoute: Operator = ({ steps, syntax }, { symbols }) => {
  const ofSteps = steps.flatMap((site) =>
    exitsOf(site)
      .filter(([name]) => fails(symbols.kinds, site, name))
      .flatMap(([name]) => without(site, name)),
  );
  const ofDefaults =
    syntax.type === 'defaults' ? withoutDefault(mapAt(syntax.node, 'defaults')) : [];
  return [...ofSteps, ...ofDefaults];
};

export const swapTransitions: Operator = ({ steps }) =>
  steps.flatMap((site) =>
    writtenPairs(exitsOf(site)).flatMap(([[name, first], [other, second]]): Seed[] => {
      const [one, two] = [targetOf(first.value), targetOf(second.value)];
      if (!one || !two || one.value === two.value) return [];
      const what = `"${name}" and "${other}" of "${site.name}" lead where the other should`;
      return [{ place: one, edits: swapped(one, two), what }];
    }),
  );

export const reorderGuards: Operator = ({ steps }) =>
  steps.flatMap((site) =>
    writtenPairs(
      exitsOf(site).filter(([, { value }]) => isMap(value) && value.entries.has('when')),
    ).map(([[name, first], [other, second]]) => ({
      place: first.key,
      edits: swappedEntries(first, second),
      what: `"${other}" of "${site.name}" is tried before "${name}"`,
    })),
  );

function exitsOf({ node }: StepSite): [string, MapEntry][] {
  return entriesOf(node.entries.get('on')?.value);
}

function without({ name: step, node }: StepSite, name: string): Seed[] {
  const edits = droppedWithin(node, 'on', name);
  return edits ? [{ ...edits, what: `"${name}" of "${step}" is left out` }] : [];
}

type Kinds = Parameters<Operator>[1]['symbols']['kinds'];

function fails(kinds: Kinds, { kind = '' }: StepSite, outcome: string): boolean {
  return kinds[kind]?.outcomes[outcome]?.fails === true;
}

function targetOf(exit: Node): ScalarNode | undefined {
  const to = isMap(exit) ? exit.entries.get('to')?.value : exit;
  return isScalar(to) && typeof to.value === 'string' ? to : undefined;
}

function withoutDefault(defaults: MapNode | undefined): Seed[] {
  if (!defaults) return [];
  return entriesOf(defaults).flatMap(([kind, { value }]) =>
    entriesOf(isMap(value) ? value.entries.get('on')?.value : undefined).flatMap(([name]) => {
      const edits = (isMap(value) && droppedWithin(value, 'on', name)) || dropped(defaults, kind);
      const what = `no step of the kind "${kind}" says where "${name}" leads`;
      return edits ? [{ ...edits, what }] : [];
    }),
  );
}
