import { keepPreviousData } from '@tanstack/react-query';
import { useEndpoint } from '../../endpoint-queries.tsx';
import { useEndpoints } from '../../several-endpoints.ts';
import { useCity } from '../place/use-city.ts';

/** As many cars as the specification's page has ("Page constants 1 and 10"). */
const pageSize = '10';
/** Milliseconds for which Back shows a list as it was, without asking again. */
const goodFor = { staleTime: 60_000 };

/** The first `pages` pages of the cars that fit, at the prices of the customer's city, as their pages have them. */
export function useCars(request: Readonly<Record<string, string>>, pages: number) {
  const { code } = useCity();
  const answers = useEndpoints(
    'catalogue.cars',
    Array.from({ length: pages }, (_, at) => ({
      ...request,
      buyingIn: code,
      page: String(at + 1),
      size: pageSize,
    })),
    goodFor,
  );
  // Up to the first that is not there: a later one would leave a gap.
  const gap = answers.findIndex((query) => !query.data);
  const there = gap === -1 ? answers : answers.slice(0, gap);
  const failed = answers.find((query) => query.isError);
  return {
    cars: there.flatMap((query) => query.data?.cars ?? []),
    total: answers[0]?.data?.total,
    counts: answers[0]?.data?.counts,
    more: there[there.length - 1]?.data?.more ?? false,
    loading: answers.some((query) => query.isFetching && !query.data),
    error: failed?.error ?? undefined,
    retry: () => void failed?.refetch(),
  };
}

/** Further filters of the matching cars. The previous ones stay while the next load. */
export function useFilters(request: Readonly<Record<string, string>>) {
  const { code } = useCity();
  return useEndpoint(
    'catalogue.filters',
    { ...request, buyingIn: code },
    {
      ...goodFor,
      placeholderData: keepPreviousData,
    },
  );
}
