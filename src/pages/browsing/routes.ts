import type { Pages } from '../page.ts';
import { cars, home } from './first-requests.ts';

const carsMarkup = () => import('./list/list-markup.ts').then((page) => page.listMarkup);

export const browsingRoutes = {
  '/testIndex': {
    prerenderQuery: '',
    load: () => import('./home/Home.tsx').then((page) => page.Home),
    firstRequest: home('general'),
    firstMarkup: () => import('./home/home-markup.ts').then((page) => page.homeMarkup),
    keepsFirstMarkup: true,
  },
  '/index': {
    prerenderQuery: '',
    load: () => import('./home/ProductHome.tsx').then((page) => page.ProductHome),
    firstRequest: home('product'),
  },
  '/newIndex': {
    prerenderQuery: '',
    load: () => import('./home/NewHome.tsx').then((page) => page.NewHome),
    firstRequest: home('new-car'),
    firstMarkup: () => import('./home/home-markup.ts').then((page) => page.newHomeMarkup),
    keepsFirstMarkup: true,
  },
  '/newCar': {
    prerenderQuery: '',
    load: () => import('./list/CarListPage.tsx').then((page) => page.NewCarList),
    firstRequest: cars({ kind: 'new' }),
    firstMarkup: carsMarkup,
  },
  '/secondCar': {
    prerenderQuery: '',
    load: () => import('./list/CarListPage.tsx').then((page) => page.CityUsedList),
    firstRequest: cars({ kind: 'used' }, true),
    firstMarkup: carsMarkup,
  },
  '/usedCar': {
    prerenderQuery: '',
    load: () => import('./list/CarListPage.tsx').then((page) => page.UsedList),
    firstRequest: cars({ kind: 'used' }),
    firstMarkup: carsMarkup,
  },
  '/usedCarMS': {
    prerenderQuery: '',
    load: () => import('./list/CarListPage.tsx').then((page) => page.SelectedUsedList),
    firstRequest: cars({ kind: 'used', label: 'special' }),
    firstMarkup: carsMarkup,
  },
  '/moreSift': { load: () => import('./list/MoreSift.tsx').then((page) => page.MoreSift) },
  '/brandList': {
    prerenderQuery: '',
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
    prerenderQuery: '',
    load: () => import('./place/CityList.tsx').then((page) => page.CityList),
  },
  '/changeStore': {
    prerenderQuery: '',
    load: () => import('./place/ChangeStore.tsx').then((page) => page.ChangeStore),
  },
  '/changeUsedStore': {
    prerenderQuery: '',
    load: () => import('./place/ChangeStore.tsx').then((page) => page.ChangeUsedStore),
  },
  '/favourites': {
    load: () => import('./car/Favourites.tsx').then((page) => page.Favourites),
  },
  '/userCarEvalImgs': {
    load: () => import('./car/EvalImages.tsx').then((page) => page.EvalImages),
  },
} satisfies Pages;
