import type { Symbols, EndpointType } from '../schema/symbols.ts';
import { answersOf } from '../link/collected-answers.ts';
import { answersAt, scoped } from './data-flow.ts';
import { answersReadBy } from './reads.ts';
import { pathsIn } from './sensitive.ts';
import { sentBy } from './sent.ts';
import type { Expr, Flow, ValueType } from '../../model/definition.ts';
import { endpointOf } from '../emit/types.ts';
import type { LinkedFlow, LinkedStep } from '../link/linked.ts';
import { questionsIn } from '../schema/field-syntax.ts';
import { written } from '../yaml/node-access.ts';

/**
 * Answers of a flow, dotted, that are stored encrypted only: what customers enter about themselves and others, what is
 * sent in a personal field of the contract, and values kept from those.
 */
export function personalAnswers(flow: Flow, linked: LinkedFlow, symbols: Symbols): Set<string> {
  const namesAt = (endpoint?: EndpointType) =>
    new Set([...(symbols.personal ?? []), ...(endpoint?.personal ?? [])]);
  const answerNames = new Set(Object.values(flow.steps).flatMap(answersAt));
  const steps = [...linked.steps.values()].flatMap((step) => {
    const emitted = flow.steps[step.id];
    return emitted ? [{ step, emitted }] : [];
  });
  const fromForms = steps.flatMap(({ step, emitted }) =>
    answersOf(step, symbols.kinds[step.kind])
      .filter(
        ({ name, personal, loaded }) =>
          personal || (loaded && isLoadedPersonal(step, name, symbols, namesAt)),
      )
      .map(({ name }) => scoped(emitted, name)),
  );
  const sent = steps.flatMap(({ step, emitted }) =>
    sentBy(step, emitted, symbols)
      .filter(({ endpoint, field }) => namesAt(endpoint).has(field))
      .flatMap(({ expr }) => [...answersReadBy(expr, answerNames)]),
  );
  const personal = new Set([...fromForms, ...sent]);
  for (let size = -1; size !== personal.size;) {
    size = personal.size;
    for (const { step, emitted } of steps) {
      const endpoint = symbols.endpoints[endpointOf(step, symbols) ?? ''];
      const isKeptPersonal = (expr: Expr) =>
        pathsIn(expr).some((path) => isPersonal(path, endpoint, namesAt(endpoint))) ||
        // A write's kept values identify it and cannot be fetched again, so they must stay readable.
        (!emitted.once && answersReadBy(expr, personal).size > 0);
      for (const [name, { expr }] of Object.entries(emitted.keep ?? {}))
        if (isKeptPersonal(expr)) personal.add(scoped(emitted, name));
    }
  }
  return personal;
}

function isLoadedPersonal(
  step: LinkedStep,
  name: string,
  symbols: Symbols,
  namesAt: (endpoint: EndpointType) => ReadonlySet<string>,
): boolean {
  const { fetchedFrom } = symbols.kinds[step.kind] ?? {};
  const question = questionsIn(step.syntax.settings, fetchedFrom).find(
    (one) => one.name === name,
  )?.endpoint;
  const endpoint = symbols.endpoints[question ? written(question) : ''];
  return endpoint !== undefined && holds(endpoint.data, namesAt(endpoint));
}

/** A field of such a name, or something that has one within. */
function isPersonal(
  [root, ...path]: readonly string[],
  endpoint: EndpointType | undefined,
  names: ReadonlySet<string>,
): boolean {
  if (root !== 'result' && root !== 'order') return false;
  if (path.some((name) => names.has(name))) return true;
  if (root === 'order' || !endpoint) return false;
  const inData = path[0] === 'data' ? path.slice(1) : path;
  return holds(typeAt(endpoint.data, inData), names);
}

function typeAt(type: ValueType, path: readonly string[]): ValueType {
  let valueType: ValueType = type;
  for (const name of path) {
    if (typeof valueType !== 'object') return 'any';
    valueType = 'fields' in valueType ? (valueType.fields[name] ?? 'any') : valueType.list;
  }
  return valueType;
}

function holds(type: ValueType, names: ReadonlySet<string>): boolean {
  if (typeof type !== 'object') return false;
  if ('list' in type) return holds(type.list, names);
  return Object.entries(type.fields).some(([name, part]) => names.has(name) || holds(part, names));
}
