import { nearestOf } from '../ui/car/nearest-store.ts';
import { placeNamed } from '../pages/browsing/place/chosen-place.ts';
import type { FirstRequestOf, FirstPhoto, FirstRequest } from '../pages/page.ts';
import { carPageOf } from '../ui/car/car-pages.ts';

interface Store {
  code: string;
  cityCode: string;
}

/**
 * The first requests of a car's page, in the order of its machine: the stores where a city is known, then the car.
 * Where the phone has to be located first, the machine sends them.
 */
export const carFirstRequest: FirstRequestOf = ({ pathname, search }) => {
  const address = new URLSearchParams(search);
  const parameter = (name: string) => address.get(name) ?? '';
  const carId = parameter('carId');
  if (carId === '') return undefined;
  const { cityspell, storeCode, isChosen, stores } = placeNamed(
    pathname === carPageOf('used') ? 'used' : 'new',
    parameter('cityspell'),
  );
  const named = { storeCode: parameter('storeCode'), cityCode: parameter('cityCode') };
  const carNear = (found: readonly Store[]) => {
    const place = { isChosen, storeCode, savedStores: stores, stores: found };
    return detailOf(carId, nearestOf(place, named)?.cityCode ?? '');
  };
  if (cityspell === '') return storeCode === '' ? undefined : carNear(stores);
  return {
    path: '/hshcchannel/api/carDetails/queryStoreList',
    method: 'POST',
    request: { cityspell },
    as: 'anyone',
    next: (data) => {
      const { storeList: nearStores } = data as { storeList: readonly Store[] };
      return nearStores.length === 0 && stores.length === 0 ? undefined : carNear(nearStores);
    },
  };
};

function detailOf(carId: string, cityCode: string): FirstRequest {
  return {
    path: '/hshcchannel/api/carDetails/queryNewCarDetail',
    method: 'POST',
    request: { carId, cityCode },
    as: 'anyone',
    // As the gallery shows it (CarGallery.tsx).
    photo: (data) => {
      const { gallery = [] } = data as { gallery?: readonly Omit<FirstPhoto, 'sizes'>[] };
      return gallery[0] && { ...gallery[0], sizes: '90vw' };
    },
  };
}
