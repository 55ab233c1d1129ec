import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A feature's machine as Mermaid text, for Markdown. */
export function machineMermaid({ root }: AnyStateMachine): string {
  return ['stateDiagram-v2', ...inside(root, '  '), ''].join('\n');
}

function inside(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  const bodies = children.map((child) => stateLines(child, indent));
  // Regions of a parallel state are separated by a line.
  const separated = node.type === 'parallel' ? between(bodies, [`${indent}--`]) : bodies.flat();
  const [initial] = node.type === 'parallel' ? [] : (node.initial?.target ?? []);
  const start = initial ? [`${indent}[*] --> ${idOf(initial)}`] : [];
  return [...start, ...separated, ...children.flatMap((child) => arrows(child, indent))];
}

function stateLines(node: AnyStateNode, indent: string): string[] {
  const invoked = node.invoke.map(({ src }) => (typeof src === 'string' ? src : ''));
  const title = [node.key, ...invoked].join(': ');
  const name = `${indent}state "${title}" as ${idOf(node)}`;
  if (Object.keys(node.states).length === 0) return [name];
  return [`${name} {`, ...inside(node, `${indent}  `), `${indent}}`];
}

function arrows(node: AnyStateNode, indent: string): string[] {
  const events = [...node.transitions.values()].flat();
  const always = node.always ?? [];
  return [...events, ...always].flatMap((transition) =>
    (transition.target ?? []).map((target) => {
      const label = labelOf(transition);
      return `${indent}${idOf(node)} --> ${idOf(target)}${label === '' ? '' : ` : ${label}`}`;
    }),
  );
}

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const event = eventType
    .replace(/^xstate\.done\.actor\..*/, 'done')
    .replace(/^xstate\.error\.actor\..*/, 'failed');
  const name = typeof guard === 'string' ? guard : typeof guard === 'object' ? guard.type : '';
  return [event, name && `[${name}]`].filter(Boolean).join(' ');
}

function idOf({ path }: AnyStateNode): string {
  return path.join('_').replaceAll(' ', '_');
}

function between(parts: readonly string[][], line: readonly string[]): string[] {
  return parts.flatMap((part, at) => (at === 0 ? part : [...line, ...part]));
}
