import type { Pages } from '../page.ts';
import { cars, home } from './first-asks.ts';

export const browsingRoutes = {
  '/testIndex': {
    load: () => import('./home/Home.tsx').then((page) => page.Home),
    asksFirst: home('general'),
  },
  '/index': {
    load: () => import('./home/ProductHome.tsx').then((page) => page.ProductHome),
    asksFirst: home('product'),
  },
  '/newIndex': {
    load: () => import('./home/NewHome.tsx').then((page) => page.NewHome),
    asksFirst: home('new-car'),
  },
  '/newCar': {
    load: () => import('./list/CarListPage.tsx').then((page) => page.NewCarList),
    asksFirst: cars({ kind: 'new' }),
  },
  '/secondCar': {
    load: () => import('./list/CarListPage.tsx').then((page) => page.CityUsedList),
    asksFirst: cars({ kind: 'used' }, true),
  },
  '/usedCar': {
    load: () => import('./list/CarListPage.tsx').then((page) => page.UsedList),
    asksFirst: cars({ kind: 'used' }),
  },
  '/usedCarMS': {
    load: () => import('./list/CarListPage.tsx').then((page) => page.SelectedUsedList),
    asksFirst: cars({ kind: 'used', label: 'special' }),
  },
  '/moreSift': { load: () => import('./list/MoreSift.tsx').then((page) => page.MoreSift) },
  '/brandList': { load: () => import('./brand/BrandList.tsx').then((page) => page.BrandList) },
  '/brandSelectIndexList': {
    load: () => import('./brand/BrandIndex.tsx').then((page) => page.BrandIndex),
  },
  '/carModelList': { load: () => import('./brand/ModelList.tsx').then((page) => page.ModelList) },
  '/search': { load: () => import('./search/Search.tsx').then((page) => page.Search) },
  '/searchList': { load: () => import('./search/SearchList.tsx').then((page) => page.SearchList) },
  '/searchListType': {
    load: () => import('./search/SearchList.tsx').then((page) => page.SearchListType),
  },
  '/cityList': { load: () => import('./place/CityList.tsx').then((page) => page.CityList) },
  '/changeStore': {
    load: () => import('./place/ChangeStore.tsx').then((page) => page.ChangeStore),
  },
  '/changeUsedStore': {
    load: () => import('./place/ChangeStore.tsx').then((page) => page.ChangeUsedStore),
  },
  '/favourites': { load: () => import('./car/Favourites.tsx').then((page) => page.Favourites) },
  '/userCarEvalImgs': {
    load: () => import('./car/EvalImages.tsx').then((page) => page.EvalImages),
  },
} satisfies Pages;
