import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from './endpoint-queries.tsx';
import { useLanguage } from '../ui/language.tsx';
import { plainText } from './plain-text.ts';
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
  /** What is there is from before: asking for it anew failed. */
  stale: boolean;
  loading: boolean;
  fetchMore: () => void;
  retry: () => void;
}

type Page = Readonly<Record<string, unknown>> & { total: number };

/** A list that the platform gives a page at a time, with `page`, `size` and a `total`. Pages seen stay there on Back. */
export function usePagedEndpoint<Item>(
  endpoint: string,
  request: Record<string, unknown>,
  list: string,
): PagedQuery<Item> {
  const { call } = usePlatform();
  const asked = useInfiniteQuery<Page, ApiError, InfiniteData<Page, number>, unknown[], number>({
    queryKey: [endpoint, 'pages', request, useLanguage()],
    initialPageParam: firstPage,
    queryFn: async ({ signal, pageParam }) => {
      const page = { ...request, page: String(pageParam), size: String(pageSize) };
      const answer = await call(endpoint, page, signal, { saysItself: true });
      // The client validated the answer against the contract's schema of this endpoint.
      if (answer.type === 'ok') return answer.result as Page;
      if (answer.type === 'unreachable') throw new ApiError(plainText(answer.words));
      throw new ApiError({ zh: answer.result.msg, en: answer.result.msg });
    },
    getNextPageParam: (last, all) =>
      last.total > all.length * pageSize ? all.length + 1 : undefined,
  });
  const pages = asked.data?.pages;
  return {
    items: pages?.flatMap((page) => page[list] as Item[]),
    total: pages?.at(-1)?.total ?? 0,
    more: asked.hasNextPage,
    error: asked.error ?? undefined,
    stale: asked.isRefetchError && !asked.isFetchNextPageError,
    loading: asked.isFetching,
    fetchMore: () => void asked.fetchNextPage(),
    retry: () => void asked.refetch(),
  };
}
