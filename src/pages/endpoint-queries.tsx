import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EndpointId, RequestOf, ResultOf, ResultOfCall } from '../api/typed.ts';
import type { LocalizedText } from '../model/step-kind.ts';
import { useLanguage } from '../ui/language.tsx';
import { plainText } from './plain-text.ts';
import { usePlatform } from './platform.tsx';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Requests are sent offline, too: waiting silently would look like endless loading.
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      staleTime: 5_000,
    },
  },
});

/** Around every page that asks. Flows ask on their own, so this is loaded with the first such page. */
export function Queries(props: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{props.children}</QueryClientProvider>;
}

/** Mounted queries are sent again: an order has changed. */
export function invalidateQueries(): void {
  void queries.invalidateQueries();
}

/** The next customer must not see the previous one's data: mounted queries start over. */
export function resetQueries(): void {
  void queries.resetQueries();
}

/** An answer that is not there, with the words to show for it. */
export class ApiError extends Error {
  readonly words: LocalizedText;

  constructor(words: LocalizedText) {
    super(words.en);
    this.words = words;
  }
}

/** The response of an endpoint, requested again on demand only. */
export function useEndpoint<Id extends EndpointId>(
  endpoint: Id,
  request: RequestOf<Id>,
  more?: Omit<Partial<UseQueryOptions<ResultOf<Id>, ApiError>>, 'queryKey' | 'queryFn'>,
): UseQueryResult<ResultOf<Id>, ApiError> {
  const query = useQueryOf();
  return useQuery({ ...query(endpoint, request), ...more });
}

/** What a query of it is made of. */
export function useQueryOf() {
  const { call } = usePlatform();
  // The platform answers in the customer's language.
  const language = useLanguage();
  return <Id extends EndpointId>(endpoint: Id, request: RequestOf<Id>) =>
    queryOptions<ResultOf<Id>, ApiError>({
      queryKey: [endpoint, request, language],
      queryFn: async ({ signal }) =>
        resultOf<Id>(await call(endpoint, request, signal, { showsErrors: true })),
    });
}

/** Throws ApiError where there is none. */
export function resultOf<Id extends EndpointId>(response: ResultOfCall<Id>): ResultOf<Id> {
  if (response.type === 'ok') return response.result;
  if (response.type === 'unreachable') throw new ApiError(plainText(response.words));
  throw new ApiError({ zh: response.result.msg, en: response.result.msg });
}
