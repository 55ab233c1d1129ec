/** Apart from the machine of a car's page: it arrives later than the first request that needs to know. */

interface Stores<Store> {
  /** The customer chose the store; it was not found where the phone is. */
  isChosen: boolean;
  /** Of the store chosen or found before. */
  storeCode: string;
  stores: readonly Store[];
  savedStores: readonly Store[];
}

/** The store of a search: the chosen one; else that of the address, if it exists; else the first one found. */
export function nearestOf<Store extends { code: string; cityCode: string }>(
  place: Stores<Store>,
  { storeCode, cityCode }: { storeCode: string; cityCode: string },
): Store | undefined {
  const named = place.stores.find((one) =>
    storeCode === '' ? one.cityCode === cityCode : one.code === storeCode,
  );
  return (place.isChosen ? undefined : named) ?? storeIn(place);
}

/** The store chosen or found before, else the first one there. */
export function storeIn<Store extends { code: string }>(
  place: Omit<Stores<Store>, 'isChosen'> | undefined,
): Store | undefined {
  const ofCode = (stores: readonly Store[] = []) =>
    stores.find(({ code }) => code === place?.storeCode);
  return ofCode(place?.stores) ?? ofCode(place?.savedStores) ?? place?.stores[0];
}
