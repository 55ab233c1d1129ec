import type { Pages } from '../page.ts';
import { cars, home } from './first-requests.ts';

export const browsingRoutes = {
  '/testIndex': {
    drawnAhead: '',
    load: () => import('./home/Home.tsx').then((page) => page.Home),
    firstRequest: home('general'),
  },
  '/index': {
    drawnAhead: '',
    load: () => import('./home/ProductHome.tsx').then((page) => page.ProductHome),
    firstRequest: home('product'),
  },
  '/newIndex': {
    drawnAhead: '',
    load: () => import('./home/NewHome.tsx').then((page) => page.NewHome),
    firstRequest: home('new-car'),
  },
  '/newCar': {
    drawnAhead: '',
    load: () => import('./list/CarListPage.tsx').then((page) => page.NewCarList),
    firstRequest: cars({ kind: 'new' }),
  },
  '/secondCar': {
    drawnAhead: '',
    load: () => import('./list/CarListPage.tsx').then((page) => page.CityUsedList),
    firstRequest: cars({ kind: 'used' }, true),
  },
  '/usedCar': {
    drawnAhead: '',
    load: () => import('./list/CarListPage.tsx').then((page) => page.UsedList),
    firstRequest: cars({ kind: 'used' }),
  },
  '/usedCarMS': {
    drawnAhead: '',
    load: () => import('./list/CarListPage.tsx').then((page) => page.SelectedUsedList),
    firstRequest: cars({ kind: 'used', label: 'special' }),
  },
  '/moreSift': { load: () => import('./list/MoreSift.tsx').then((page) => page.MoreSift) },
  '/brandList': {
    drawnAhead: '',
    load: () => import('./brand/BrandList.tsx').then((page) => page.BrandList),
  },
  '/brandSelectIndexList': {
    load: () => import('./brand/BrandIndex.tsx').then((page) => page.BrandIndex),
  },
  '/carModelList': { load: () => import('./brand/ModelList.tsx').then((page) => page.ModelList) },
  '/search': {
    load: () => import('./search/Search.tsx').then((page) => page.Search),
  },
  '/searchList': { load: () => import('./search/SearchList.tsx').then((page) => page.SearchList) },
  '/searchListType': {
    load: () => import('./search/SearchList.tsx').then((page) => page.SearchListType),
  },
  '/cityList': {
    drawnAhead: '',
    load: () => import('./place/CityList.tsx').then((page) => page.CityList),
  },
  '/changeStore': {
    drawnAhead: '',
    load: () => import('./place/ChangeStore.tsx').then((page) => page.ChangeStore),
  },
  '/changeUsedStore': {
    drawnAhead: '',
    load: () => import('./place/ChangeStore.tsx').then((page) => page.ChangeUsedStore),
  },
  '/favourites': {
    load: () => import('./car/Favourites.tsx').then((page) => page.Favourites),
  },
  '/userCarEvalImgs': {
    load: () => import('./car/EvalImages.tsx').then((page) => page.EvalImages),
  },
} satisfies Pages;
