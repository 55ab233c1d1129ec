import { QueryProblem } from '../../QueryProblem.tsx';
import { useT } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../../endpoint-queries.tsx';
import { Link, useLocation } from '../../routing.ts';
import { BrandRows, BrandTiles } from './BrandParts.tsx';
import styles from './Brands.module.css';
import type { Brand } from '../catalogue.ts';
import { Letters } from './Letters.tsx';
import { listSearch, readList, withChosen } from '../list/list-query.ts';
import { isListPath, type ListKind, lists } from '../list/lists.ts';
import { useBack } from '../../use-back.ts';
import { messages } from './messages.ts';

const brandGroup = { id: 'brandId', type: 'one' } as const;

/** /brandList?list=…: the brands a list has cars of; one leads back to the list, narrowed to it. */
export function BrandList() {
  const t = useT();
  const { search } = useLocation();
  const named = `/${new URLSearchParams(search).get('list') ?? 'newCar'}`;
  const path = isListPath(named) ? named : '/newCar';
  const kind: ListKind = lists[path];
  const list = readList(search);
  const back = useBack(path);
  const to = (brandId: string) =>
    `${path}${listSearch({ ...list, pages: 1, filters: withChosen(list.filters, brandGroup, brandId === '' ? [] : [brandId]) })}`;
  return (
    <Page title={t(messages.brands)} focusKey="brands" onBack={back}>
      <p className={styles.rows}>
        <Link className={styles.row} to={to('')} replace>
          {t(messages.allBrands)}
        </Link>
      </p>
      <AllBrands
        request={{ kind: kind.fixed.kind ?? 'new' }}
        to={({ brandId }) => to(brandId)}
        replace
      />
    </Page>
  );
}

/** Brands by letter, the popular ones first. */
export function AllBrands(props: {
  request: Record<string, string>;
  to: (brand: Brand) => string;
  replace?: boolean;
}) {
  const t = useT();
  const query = useEndpoint('catalogue.brands', props.request, { staleTime: 60_000 });
  if (query.isPending) return <Skeleton shape="row" count={9} text={t(messages.loadingBrands)} />;
  if (query.isLoadingError) {
    return <QueryProblem query={query} />;
  }
  const { hot, letters } = query.data;
  if (letters.length === 0) return <Empty drawing="no-match" title={t(messages.noBrands)} />;
  const replace = props.replace ?? false;
  return (
    <Letters
      sections={[
        ...(hot.length > 0
          ? [
              {
                letter: 'hot',
                title: t(messages.hotBrands),
                short: t(messages.hot),
                content: <BrandTiles brands={hot} to={props.to} />,
              },
            ]
          : []),
        ...letters.map(({ letter, brands }) => ({
          letter,
          title: letter,
          content: <BrandRows brands={brands} to={props.to} replace={replace} />,
        })),
      ]}
    />
  );
}
