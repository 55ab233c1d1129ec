import type { HostedContext, HostedMachineInput, HostedOutput } from '../../model/hosted-screen.ts';
import type {
  ButtonInfo,
  CarResponse,
  KeptChoice,
  Licence,
  ProductLine,
  CarStoreData,
} from './car-data.ts';
import { nearestOf } from '../../ui/car/nearest-store.ts';
import { pageAddress } from './page-address.ts';
import type { StoreLocation } from './loading/place-machine.ts';
import {
  type CarPlan,
  type CarSelection,
  type CodedChoice,
  type Colour,
  type PlanRequest,
  planRequestOf,
  selectCar,
} from './plans.ts';

/** What the flow hands over. */
export interface CarInput {
  /** The product line, until the car's own is known. */
  line: ProductLine;
  /** The page is that of cars taken over in the store for used cars. */
  usedStore: boolean;
  page: string;
  address: Partial<Record<AddressName, string>>;
}

/** `color` is a name, as older links have it; `colour`, `scheme` and `term` are the choice of another page. */
type AddressName =
  | 'carId'
  | 'platform'
  | 'utm_source'
  | 'cityspell'
  | 'cityCode'
  | 'storeCode'
  | 'color'
  | 'colour'
  | 'scheme'
  | 'term';

export type CarMachineInput = HostedMachineInput<CarInput, CarContext>;

/** Undefined: not loaded yet; an empty list: there is none. */
export interface CarContext extends HostedContext, Pick<CarMachineInput, 'input' | 'services'> {
  place: StoreLocation | undefined;
  /** The stores chosen or found for the other kind of cars, new or used. */
  otherStores: readonly CarStoreData[];
  /** What was chosen of this car before. */
  savedChoices: readonly KeptChoice[];
  utmSource: string;
  car: CarResponse | undefined;
  line: ProductLine;
  /** Where it is taken over. */
  store: CarStoreData | undefined;
  colours: readonly Colour[] | undefined;
  plans: readonly PlansOfColour[];
  licenses: readonly Licence[] | undefined;
  button: ButtonInfo | undefined;
  isAsking: boolean;
  /** The loan amount the button was requested for. */
  loanRequested: string | undefined;
  /** What the customer has chosen here. */
  chosen: CarChoice | undefined;
  left: HostedOutput | undefined;
}

interface PlansOfColour {
  key: string;
  data: readonly CarPlan[];
}

export interface CarChoice extends PlanRequest {
  licenceType?: Licence | undefined;
}

export function beginning({ input, answers, before, services }: CarMachineInput): CarContext {
  if (before) return { ...before, input, services, left: undefined };
  return {
    input,
    services,
    answers,
    trouble: undefined,
    place: undefined,
    otherStores: [],
    savedChoices: [],
    utmSource: '',
    car: undefined,
    line: input.line ?? 'new',
    store: undefined,
    colours: undefined,
    plans: [],
    licenses: undefined,
    button: undefined,
    isAsking: false,
    loanRequested: undefined,
    chosen: answers.selection as CarChoice | undefined,
    left: undefined,
  };
}

export function addressOf(context: Pick<CarContext, 'input'>, name: AddressName): string {
  return context.input.address?.[name] ?? '';
}

export function nearestStore(context: CarContext): CarStoreData | undefined {
  const { place } = context;
  if (!place) return undefined;
  const named = {
    storeCode: addressOf(context, 'storeCode'),
    cityCode: addressOf(context, 'cityCode'),
  };
  return nearestOf(place, named);
}

/** As in an order: 3 used, 4 lease-back, 6 direct lease. */
const lines: Record<string, ProductLine> = { '3': 'used', '4': 'lease-back', '6': 'direct-lease' };

/** The product line is the car's; an address can only guess it. */
function lineOf(
  { input: { line = 'new' } }: CarContext,
  { productLineCode }: CarResponse,
): ProductLine {
  if (productLineCode === undefined) return line;
  if (productLineCode === '6' && line === 'direct-lease-new') return line;
  return lines[productLineCode] ?? 'new';
}

/** With the kind of the car it is known whose store is the right one. */
export function withCar(context: CarContext, car: CarResponse): Partial<CarContext> {
  const line = lineOf(context, car);
  const isOther = (line === 'used') !== (context.input.usedStore === true);
  const store = (isOther ? context.otherStores[0] : undefined) ?? nearestStore(context);
  return { car, line, store, answers: { ...context.answers, car } };
}

/** Whether the store differs from the link's, where the customer has not chosen it. */
export function isElsewhere(context: CarContext): boolean {
  const { place, store, answers } = context;
  if (!store || place?.isChosen || answers.told === true) return false;
  const isOther = (name: 'storeCode' | 'cityCode', own: string) =>
    addressOf(context, name) !== '' && addressOf(context, name) !== own;
  return isOther('storeCode', store.code) || isOther('cityCode', store.cityCode);
}

/** The requested plan, where nothing is chosen here: by the address, else by the last choice. */
function requestedPlanOf(context: CarContext): CodedChoice | undefined {
  const named = context.colours?.find(({ name }) => name === addressOf(context, 'color'));
  const requested = {
    spuCode: addressOf(context, 'colour') || (named?.spuCode ?? ''),
    schemeCode: addressOf(context, 'scheme'),
    leaseTerm: addressOf(context, 'term'),
  };
  return requested.spuCode || requested.schemeCode ? requested : context.savedChoices[0];
}

export function selectionOf(context: CarContext): CarSelection {
  const { colours = [], plans, chosen } = context;
  const requested = chosen ? undefined : requestedPlanOf(context);
  // A plan is looked for among those of its colour, or of the first.
  const inOrder = colours.flatMap(({ spuCode }) => plans.find(({ key }) => key === spuCode) ?? []);
  return selectCar(
    colours,
    inOrder,
    chosen ?? (requested ? planRequestOf(inOrder, requested) : {}),
  );
}

/** Whether the plans of the colour shown are there, or it is sure that there are none. */
export function arePlansKnown(context: CarContext): boolean {
  const { colours, plans } = context;
  if (colours === undefined) return false;
  const { spuCode } = selectionOf(context);
  return colours.length === 0 || plans.some(({ key }) => key === spuCode);
}

export function loanOf(context: CarContext): string {
  const { plan } = selectionOf(context);
  return plan ? String(plan.invest) : '';
}

export function licenceOf({ chosen, licenses }: CarContext): Licence | undefined {
  return chosen?.licenceType ?? licenses?.[0];
}

export function isSold({ car }: CarContext): boolean {
  return car?.sold === true;
}

/** Without colours there are no plans of a colour: the plan is chosen in the dialog alone. */
export function hasPlan(context: CarContext): boolean {
  return context.colours?.length === 0 || selectionOf(context).plan !== undefined;
}

/** What the address brought, but for the choice another page was left with. */
export function addressParamsOf({ input }: Pick<CarContext, 'input'>): Record<string, string> {
  const { colour: _, scheme: __, term: ___, ...own } = input.address ?? {};
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== ''));
}

/** The page as it was opened, so that another can lead back to it. */
export function addressHere(context: Pick<CarContext, 'input'>): string {
  return pageAddress(context.input.page ?? '', addressParamsOf(context));
}

/** The saved choice, with the fields later steps send. */
export function choiceAnswers(context: CarContext) {
  const { place, store } = context;
  const selection = selectionOf(context);
  const { spuCode, spuName } = selection;
  const licenceType = licenceOf(context);
  return {
    selection: {
      carId: addressOf(context, 'carId'),
      cityspell: place?.cityspell ?? '',
      ...channel,
      latitude: textOf(place?.latitude),
      longitude: textOf(place?.longitude),
      utm_source: context.utmSource,
      ...selection,
      provinceCode: store?.provinceCode,
      provinceName: store?.province,
      cityCode: store?.cityCode,
      cityName: store?.city,
      storeName: store?.name,
      storeCode: store?.code,
      storeIdentifier: store?.identifier,
      storeId: store?.id,
      licenceType,
      licenceTypeId: licenceType?.id,
      licenceTypeName: licenceType?.licenseName,
    },
    spuCode,
    spuName,
    loanAmount: loanOf(context),
    here: addressHere(context),
  };
}

/** The specification's default selection. */
const channel = { serviceLine: '0', orderChannel: '0' };

function textOf(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}

/** With what the steps after the page need of it. */
export function orderAnswers(context: CarContext) {
  const { car, store, colours, plans, savedChoices, place, button } = context;
  return {
    ...choiceAnswers(context),
    subCode: button?.subCode ?? '',
    buttonCode: button?.buttonCode ?? '',
    car,
    store,
    colours: colours ?? [],
    plans,
    keptChoice: savedChoices,
    cityspell: place?.cityspell ?? '',
    orderChannel: channel.orderChannel,
    orderAttempt: Number(context.answers.orderAttempt ?? 0) + 1,
  };
}
