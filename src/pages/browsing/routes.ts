import type { PageLoads } from '../page-loads.ts';
import type { browsingPaths } from './paths.ts';

export const browsingRoutes = {
  '/testIndex': () => import('./home/Home.tsx').then((page) => page.Home),
  '/index': () => import('./home/ProductHome.tsx').then((page) => page.ProductHome),
  '/newIndex': () => import('./home/NewHome.tsx').then((page) => page.NewHome),
  '/newCar': () => import('./list/CarListPage.tsx').then((page) => page.NewCarList),
  '/secondCar': () => import('./list/CarListPage.tsx').then((page) => page.CityUsedList),
  '/usedCar': () => import('./list/CarListPage.tsx').then((page) => page.UsedList),
  '/usedCarMS': () => import('./list/CarListPage.tsx').then((page) => page.SelectedUsedList),
  '/moreSift': () => import('./list/MoreSift.tsx').then((page) => page.MoreSift),
  '/brandList': () => import('./brand/BrandList.tsx').then((page) => page.BrandList),
  '/brandSelectIndexList': () => import('./brand/BrandIndex.tsx').then((page) => page.BrandIndex),
  '/carModelList': () => import('./brand/ModelList.tsx').then((page) => page.ModelList),
  '/search': () => import('./search/Search.tsx').then((page) => page.Search),
  '/searchList': () => import('./search/SearchList.tsx').then((page) => page.SearchList),
  '/searchListType': () => import('./search/SearchList.tsx').then((page) => page.SearchListType),
  '/cityList': () => import('./place/CityList.tsx').then((page) => page.CityList),
  '/changeStore': () => import('./place/ChangeStore.tsx').then((page) => page.ChangeStore),
  '/changeUsedStore': () => import('./place/ChangeStore.tsx').then((page) => page.ChangeUsedStore),
  '/favourites': () => import('./car/Favourites.tsx').then((page) => page.Favourites),
  '/userCarEvalImgs': () => import('./car/EvalImages.tsx').then((page) => page.EvalImages),
} satisfies PageLoads<typeof browsingPaths>;
