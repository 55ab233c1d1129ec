import type { PageLoads } from '../page-loads.ts';
import type { browsingPaths } from './paths.ts';

export const browsingRoutes = {
  '/testIndex': () => import('./Home.tsx').then((page) => page.Home),
  '/index': () => import('./ProductHome.tsx').then((page) => page.ProductHome),
  '/newIndex': () => import('./NewHome.tsx').then((page) => page.NewHome),
  '/newCar': () => import('./CarListPage.tsx').then((page) => page.NewCarList),
  '/secondCar': () => import('./CarListPage.tsx').then((page) => page.CityUsedList),
  '/usedCar': () => import('./CarListPage.tsx').then((page) => page.UsedList),
  '/usedCarMS': () => import('./CarListPage.tsx').then((page) => page.SelectedUsedList),
  '/moreSift': () => import('./MoreSift.tsx').then((page) => page.MoreSift),
  '/brandList': () => import('./BrandList.tsx').then((page) => page.BrandList),
  '/brandSelectIndexList': () => import('./BrandIndex.tsx').then((page) => page.BrandIndex),
  '/carModelList': () => import('./ModelList.tsx').then((page) => page.ModelList),
  '/search': () => import('./Search.tsx').then((page) => page.Search),
  '/searchList': () => import('./SearchList.tsx').then((page) => page.SearchList),
  '/searchListType': () => import('./SearchList.tsx').then((page) => page.SearchListType),
  '/cityList': () => import('./CityList.tsx').then((page) => page.CityList),
  '/changeStore': () => import('./ChangeStore.tsx').then((page) => page.ChangeStore),
  '/changeUsedStore': () => import('./ChangeStore.tsx').then((page) => page.ChangeUsedStore),
  '/favourites': () => import('./Favourites.tsx').then((page) => page.Favourites),
  '/userCarEvalImgs': () => import('./EvalImages.tsx').then((page) => page.EvalImages),
} satisfies PageLoads<typeof browsingPaths>;
