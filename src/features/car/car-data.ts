import type { CarBody, CarView } from '../../ui/car/CarPicture.tsx';
import type { KindOfCar } from '../../ui/car/car-pages.ts';
import type { CarPlan, CodedChoice, Colour, PlansByColour } from './plans.ts';

interface Said {
  zh: string;
  en: string;
}

export interface Licence {
  id: string;
  licenseName: string;
}

export interface Store {
  id: string;
  code: string;
  name: string;
  identifier?: string;
  city: string;
  cityCode: string;
  province: string;
  provinceCode: string;
  address?: string;
  storeAddress?: string;
  /** Km. */
  distance?: number;
  hours?: string;
  phone?: string;
  latitude?: number;
  longitude?: number;
}

/** What the contract's `car.detail` gives. Money of it is whole fen. */
export interface CarAnswer {
  modelCode: string;
  fullName: string;
  car?: {
    carId: string;
    bodyType: CarBody;
    paint: string;
    focusImage?: string;
    focusImageSmall?: string;
    price: number;
    labels: Said[];
    series: Said;
    brand: Said;
    name: Said;
  };
  guidePrice?: number;
  deposit?: number;
  description?: Said;
  gallery?: { view: CarView; title: Said; url?: string; small?: string }[];
  highlights?: Said[];
  parameters?: { id: string; title: Said; rows: { id: string; name: Said; value: Said }[] }[];
  services?: { id: string; title: Said; about: Said }[];
  steps?: Said[];
  used?: {
    maskedVin: string;
    plate: Said;
    registeredOn: string;
    mileage: number;
    owners: number;
    inspectionUntil: string;
    insuranceUntil: string;
    grade: string;
    reportUrl: string;
  };
  similar?: {
    carId: string;
    kind: KindOfCar;
    brand: Said;
    series: Said;
    bodyType: CarBody;
    paint: string;
    focusImage?: string;
    focusImageSmall?: string;
    monthRent: number;
    /** Months; without it the rent is the lowest there is. */
    term?: number;
  }[];
  sold?: boolean;
}

export interface ButtonInfo {
  buttonCode: string;
  subCode: string;
  buttonText?: Said;
}

export type Line = 'new' | 'used' | 'lease-back' | 'direct-lease' | 'direct-lease-new';

/** What the flow gives the screen. */
export interface CarData {
  line: Line;
  carId: string;
  /** The address of the page, and what it brought. */
  page: string;
  brought: Record<string, string>;
  /** Taken over in the store chosen for used cars. */
  usedStore: boolean;
  /** What another page was left with; texts may be empty. */
  wanted: CodedChoice;
  /** What was chosen in an earlier visit, or nothing. */
  kept: readonly CodedChoice[];
  car: CarAnswer;
  store: Store;
  colours: Colour[];
  plans: PlansByColour;
  licenses: Licence[];
  button: ButtonInfo;
  /** What the selection holds beside the customer's choices: carId, cityspell, utm_source, … */
  selection: Record<string, unknown>;
}

/** The selection of an earlier visit. */
export interface Kept {
  spuCode?: string;
  downPayRate?: number;
  period?: number;
  plan?: CarPlan;
  licenceType?: Licence;
}
