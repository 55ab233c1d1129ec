import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { EndpointId, RequestOf, ResultOf } from '../api/typed.ts';
import { type ApiError, useQueryOf } from './endpoint-queries.tsx';

/** Several responses of one endpoint at once, each kept by itself. */
export function useEndpoints<Id extends EndpointId>(
  endpoint: Id,
  requests: readonly RequestOf<Id>[],
  more?: { staleTime?: number },
): UseQueryResult<ResultOf<Id>, ApiError>[] {
  const query = useQueryOf();
  return useQueries({
    queries: requests.map((request) => ({ ...query(endpoint, request), ...more })),
  });
}
