import { QueryProblem } from '../../QueryProblem.tsx';
import { ActionBar } from '../../../ui/page/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chips } from '../../../ui/field/Chips.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { useLocation, useNavigate } from '../../routing.ts';
import { requestOf } from './CarListPage.tsx';
import { chosenOf, type ListFilters, listSearch, readList, withChosen } from './list-query.ts';
import styles from './Lists.module.css';
import { isListPath, type ListKind, lists } from './lists.ts';
import { useBack } from '../../use-back.ts';
import { useFilters } from './use-cars.ts';
import { useCity } from '../place/use-city.ts';
import { messages } from './messages.ts';

/** /moreSift?list=…: everything a list can be narrowed by, with how many cars that leaves. */
export function MoreSift() {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const city = useCity();
  const named = `/${new URLSearchParams(search).get('list') ?? 'newCar'}`;
  const path = isListPath(named) ? named : '/newCar';
  const kind: ListKind = lists[path];
  const back = useBack(path);
  const list = readList(search);
  const { sort: _, ...request } = requestOf(kind, list, city.code);
  const query = useFilters(request);
  const total = query.data?.total ?? 0;
  const change = (filters: ListFilters) => {
    const next = new URLSearchParams(listSearch({ ...list, filters, pages: 1 }));
    next.set('list', path.slice(1));
    void navigate(`/moreSift?${next.toString()}`, { replace: true });
  };
  const decided = new Set([...Object.keys(kind.fixed), ...(kind.inCity ? ['cityCode'] : [])]);
  return (
    <Page title={t(messages.moreFilters)} focusKey="sift" onBack={back}>
      {query.isPending && <Skeleton shape="card" count={4} text={t(messages.loadingFilters)} />}
      {query.isError && <QueryProblem query={query} />}
      {query.data && (
        <>
          <div className={styles.groups}>
            {query.data.groups
              .filter((group) => !decided.has(group.id))
              .map((group) => (
                <Chips
                  key={group.id}
                  legend={group.title[language]}
                  type={group.type === 'several' ? 'several' : 'one'}
                  chosen={chosenOf(list.filters, group)}
                  chips={group.options.map((option) => ({
                    value: option.value,
                    label: option[language],
                    count: option.count,
                    disabled: option.count === 0,
                  }))}
                  onChange={(chosen) => change(withChosen(list.filters, group, chosen))}
                />
              ))}
          </div>
          <ActionBar>
            <div className={styles.pair}>
              <Button variant="secondary" onPress={() => change({})}>
                {t(messages.reset)}
              </Button>
              <Button
                disabled={total === 0}
                onPress={() =>
                  void navigate(`${path}${listSearch({ ...list, pages: 1 })}`, { replace: true })
                }
              >
                <span aria-live="polite">
                  {total === 0 ? t(messages.showNone) : t(messages.showCars, { count: total })}
                </span>
              </Button>
            </div>
          </ActionBar>
        </>
      )}
    </Page>
  );
}
