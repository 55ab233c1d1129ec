import { kindEndpoints } from '../../link/endpoint-shape.ts';
import { unknownName } from '../../link/messages/unknown-name.ts';
import { placeOf } from '../../yaml/node-access.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** An unknown endpoint of a step that only linking has put in its place. */
export const unknownEndpoint: FlowRule = ofEachStep((step, _out, { symbols }) =>
  kindEndpoints(step, symbols)
    .filter(({ endpoint }) => endpoint === undefined)
    .map(({ value, name }) =>
      unknownName('endpoint', name, placeOf(value), Object.keys(symbols.endpoints)),
    ),
);
