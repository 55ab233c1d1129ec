const maxPerPage = 100;

export interface PageOf<Item> {
  items: Item[];
  page: number;
  size: number;
  total: number;
  more: boolean;
}

/** One page of a list; the first ten by default (browsing-and-ordering, section 9). */
export function pageOf<Item>(
  all: readonly Item[],
  request: { page?: string | undefined; size?: string | undefined },
): PageOf<Item> {
  const page = wholeNumber(request.page, 1, 100_000);
  const size = wholeNumber(request.size, 10, maxPerPage);
  const from = (page - 1) * size;
  return {
    items: all.slice(from, from + size),
    page,
    size,
    total: all.length,
    more: all.length > from + size,
  };
}

function wholeNumber(text: string | undefined, otherwise: number, most: number): number {
  const value = Number(text);
  if (text === undefined || !Number.isInteger(value) || value < 1) return otherwise;
  return Math.min(value, most);
}
