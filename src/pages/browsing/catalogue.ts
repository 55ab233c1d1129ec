import type { z } from 'zod/mini';
import { carPageOf } from '../../ui/car/car-pages.ts';
import type { catalogueEndpoints, carCard } from '../../api/contract/catalogue.ts';

type Endpoints = typeof catalogueEndpoints;
type Response<K extends keyof Endpoints> = z.infer<Endpoints[K]['response']>;

export type ListedCar = z.infer<typeof carCard>;
export type ListedCarKind = ListedCar['kind'];
export type Home = Response<'home.content'>;
export type Brands = Response<'catalogue.brands'>;
export type Brand = Brands['hot'][number];
export type SeriesModels = Response<'catalogue.models'>;
export type Filters = Response<'catalogue.filters'>;
export type Cities = Response<'city.list'>;
export type ListedCity = Cities['hot'][number];
export type Photos = Response<'used-car.photos'>;
export type HomeNewsItem = Home['news'][number];

export function carPath(car: Pick<ListedCar, 'kind' | 'carId'>): string {
  return `${carPageOf(car.kind)}?carId=${encodeURIComponent(car.carId)}`;
}
