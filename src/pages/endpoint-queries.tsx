import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQueries,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LocalizedText } from '../model/step-kind.ts';
import { useLanguage } from '../ui/language.tsx';
import { plainText } from './plain-text.ts';
import { usePlatform } from './platform.tsx';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Asked without a network, too: waiting for one in silence would look like loading for ever.
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

/** What is shown again is asked again: something has happened to an order. */
export function invalidateQueries(): void {
  void queries.invalidateQueries();
}

/** Nothing a customer was told may be seen by the next one: what is shown is asked anew, as if for the first time. */
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

/** What an endpoint says, asked again on demand only. `T` is the contract's response, which the caller has checked. */
export function useEndpoint<T>(
  endpoint: string,
  request: Record<string, unknown>,
  more?: Omit<Partial<UseQueryOptions<T, ApiError>>, 'queryKey' | 'queryFn'>,
): UseQueryResult<T, ApiError> {
  const question = useQuestion<T>();
  return useQuery({ ...question(endpoint, request), ...more });
}

/** Several answers of one endpoint at once, each kept by itself. */
export function useEndpoints<T>(
  endpoint: string,
  requests: readonly Record<string, unknown>[],
  more?: { staleTime?: number },
): UseQueryResult<T, ApiError>[] {
  const question = useQuestion<T>();
  return useQueries({
    queries: requests.map((request) => ({ ...question(endpoint, request), ...more })),
  });
}

function useQuestion<T>() {
  const { call } = usePlatform();
  // The platform answers in the customer's language.
  const language = useLanguage();
  return (endpoint: string, request: Record<string, unknown>) =>
    queryOptions<T, ApiError>({
      queryKey: [endpoint, request, language],
      queryFn: async ({ signal }) => {
        const answer = await call(endpoint, request, signal, { saysItself: true });
        // The caller validated the answer against the contract's schema of this endpoint.
        if (answer.type === 'ok') return answer.result as T;
        if (answer.type === 'unreachable') throw new ApiError(plainText(answer.words));
        throw new ApiError({ zh: answer.result.msg, en: answer.result.msg });
      },
    });
}
