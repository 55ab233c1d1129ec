import type { EndpointId, RequestOf, ResultOf } from '../../../api/typed.ts';
import type { HostedServices } from '../../../model/hosted-screen.ts';
import type { Why } from '../../../model/never-done.ts';

/** The platform refused; the message is for the customer. */
export class RequestRefused extends Error {}

/** There was no response. */
export class Unanswered extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

/** Throws `RequestRefused` or `Unanswered`. */
export async function resultOf<Id extends EndpointId>(
  services: HostedServices,
  endpoint: Id,
  request: RequestOf<Id>,
  signal: AbortSignal,
): Promise<ResultOf<Id>> {
  const response = await services.call(endpoint, request, { signal });
  // The client validates good responses against the contract.
  if (response.type === 'ok') return response.result as ResultOf<Id>;
  if (response.type === 'failed') throw new RequestRefused(response.result.msg);
  throw new Unanswered(response.why);
}

/** Input of an actor that makes its request from the machine's context. */
export interface ContextInput<Context> {
  context: Context;
}

export const contextInput = <Context>({
  context,
}: ContextInput<Context>): ContextInput<Context> => ({ context });

/** Parameters of guards and actions after an actor has failed. */
export const failure = ({ event }: { event: { error: unknown } }): { error: unknown } => ({
  error: event.error,
});
