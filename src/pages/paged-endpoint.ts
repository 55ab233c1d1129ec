import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { EndpointId, RequestOf, ResultOf } from '../api/typed.ts';
import { type ApiError, resultOf } from './endpoint-queries.tsx';
import { useLanguage } from '../ui/language.tsx';
import { usePlatform } from './platform.tsx';

/** First page and size of a page (browsing-and-ordering.md, section 9). */
const firstPage = 1;
const pageSize = 10;

export interface PagedQuery<Item> {
  /** Undefined until the first page is there. */
  items: Item[] | undefined;
  total: number;
  more: boolean;
  error: ApiError | undefined;
  /** The list is of an earlier response: loading it again failed. */
  stale: boolean;
  loading: boolean;
  fetchMore: () => void;
  retry: () => void;
}

/** Names of the contract only: a platform may add others. */
type Named<T> = { [Name in keyof T as string extends Name ? never : Name]: T[Name] };

type Lists<Id extends EndpointId> = {
  [Name in keyof Named<ResultOf<Id>>]: ResultOf<Id>[Name] extends readonly unknown[] ? Name : never;
}[keyof Named<ResultOf<Id>>];

/** Endpoints that give a list a page at a time. */
type PagedId = {
  [Id in EndpointId]: ResultOf<Id> extends { total: number } ? Id : never;
}[EndpointId];

type ItemOf<
  Id extends EndpointId,
  Name extends Lists<Id>,
> = ResultOf<Id>[Name] extends readonly (infer Item)[] ? Item : never;

/** A list that the platform gives a page at a time, with `page`, `size` and a `total`. Pages seen stay there on Back. */
export function usePagedEndpoint<Id extends PagedId, Name extends Lists<Id>>(
  endpoint: Id,
  request: Omit<RequestOf<Id>, 'page' | 'size'>,
  list: Name,
): PagedQuery<ItemOf<Id, Name>> {
  type Page = ResultOf<Id> & { total: number };
  const { call } = usePlatform();
  const query = useInfiniteQuery<Page, ApiError, InfiniteData<Page, number>, unknown[], number>({
    queryKey: [endpoint, 'pages', request, useLanguage()],
    initialPageParam: firstPage,
    queryFn: async ({ signal, pageParam }) => {
      const page = { ...request, page: String(pageParam), size: String(pageSize) };
      // `page` and `size` are fields of every such request.
      const pageRequest = page as unknown as RequestOf<Id>;
      return resultOf<Id>(await call(endpoint, pageRequest, signal, { showsErrors: true })) as Page;
    },
    getNextPageParam: (last, all) =>
      last.total > all.length * pageSize ? all.length + 1 : undefined,
  });
  const pages = query.data?.pages;
  return {
    items: pages?.flatMap((page) => page[list] as ItemOf<Id, Name>[]),
    total: pages?.at(-1)?.total ?? 0,
    more: query.hasNextPage,
    error: query.error ?? undefined,
    stale: query.isRefetchError && !query.isFetchNextPageError,
    loading: query.isFetching,
    fetchMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
