import type { ResponseOf } from '../../../api/typed.ts';
import type { Option } from '../../../ui/inputs/input.ts';
import { useEndpoint } from '../../endpoint-queries.tsx';
import type { ChosenPlace, ChosenStore } from './chosen-place.ts';
import type { PlaceFor } from './place-keys.ts';

/** As `store.of-city` and `store.delivery-stores` name it: which fields are there depends on the mode. */
type Store = ResponseOf<'store.of-city' | 'store.delivery-stores'>[number];

/** Stores that sell used cars, where the endpoint is asked for them alone. */
const usedCars = '2';
const cacheOptions = { staleTime: 60_000 };

/** The options of each level, requested as soon as the level above is chosen. */
export function useStoreLevels(what: PlaceFor, chosen: readonly Option[]) {
  const [province, city] = chosen;
  const provinces = useEndpoint('store.provinces', {}, cacheOptions);
  const cities = useEndpoint(
    'store.cities',
    { provinceCode: province?.value ?? '' },
    { ...cacheOptions, enabled: province !== undefined },
  );
  const stores = useEndpoint(
    what === 'used' ? 'store.delivery-stores' : 'store.of-city',
    what === 'used'
      ? { cityId: city?.value ?? '', provinceId: province?.value ?? '', saleType: usedCars }
      : { cityCode: city?.value ?? '' },
    { ...cacheOptions, enabled: city !== undefined },
  );
  const levels = [provinces, cities, stores];
  const found = (stores.data?.data ?? []).map(storeFrom).filter((store) => store !== undefined);
  return {
    options: (above: readonly Option[]): readonly Option[] | undefined => {
      if (above.length === 2) {
        return (
          stores.data &&
          found.map(({ code, name, address }) => ({
            value: code,
            label: name,
            ...(address !== undefined && { note: address }),
          }))
        );
      }
      const regions = (above.length === 0 ? provinces : cities).data?.data;
      return regions?.map(({ code, name }) => ({ value: code, label: name }));
    },
    problem: levels.find((query) => query.isError)?.error ?? undefined,
    retry: () => {
      for (const query of levels) if (query.isError && !query.isFetching) void query.refetch();
    },
    storeOf: ([, , option]: readonly Option[]): ChosenStore | undefined =>
      found.find(({ code }) => code === option?.value),
  };
}

function storeFrom(store: Store): ChosenStore | undefined {
  const id = store.storeId ?? store.idStr ?? store.id;
  const name = store.storeName ?? store.name;
  if (id === undefined || name === undefined) return undefined;
  const address = store.storeAddress ?? store.address;
  return {
    id,
    name,
    code: store.code ?? id,
    ...(typeof store.identifier === 'string' && { identifier: store.identifier }),
    ...(address !== undefined && { address }),
  };
}

/** What was chosen before, as options; a level without the one above counts for nothing. */
export function startOf({ province, city, store }: ChosenPlace): Option[] {
  const chosen = [];
  for (const level of [province, city, store]) {
    if (!level) break;
    chosen.push({ value: level.code, label: level.name });
  }
  return chosen;
}

/** The regions of a choice. What is known of the city beside its name is kept while it is the same, else looked up. */
export function placeOf(
  [province, city]: readonly Option[],
  before: ChosenPlace,
  cities: readonly { code: string; name: { en: string }; spell: string }[],
): ChosenPlace {
  const listed = cities.find(({ code }) => code === city?.value);
  return {
    ...(province && { province: { code: province.value, name: province.label } }),
    ...(city && {
      city: {
        ...(before.city?.code === city.value && before.city),
        code: city.value,
        name: city.label,
        ...(listed && { en: listed.name.en, spell: listed.spell }),
      },
    }),
  };
}
