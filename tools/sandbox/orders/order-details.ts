import type { Car } from '../catalogue/cars.ts';
import type { CatalogueColour } from '../catalogue/words.ts';

export interface OrderPlan {
  schemeCode: string;
  schemeName: string;
  /** Yearly. */
  rate: number;
  /** Per cent of what is financed that is paid with the last rent. */
  last: number;
}

/** What the platform keeps of an order without acting on it. */
export interface OrderDetails {
  lessee: { name: string; idNumber: string; phone: string };
  car: Car;
  storeCode: string;
  storeCityCode: string;
  productCode: string;
  termCount: number;
  /** Per cent. */
  downPaymentRatio: number;
  /** Whole fen. */
  loan: number;
  /** Of a plan of the catalogue; the sandbox's usual where there is none. */
  plan?: OrderPlan | undefined;
  /** Of an order placed from the catalogue. */
  carId?: string | undefined;
  paint?: CatalogueColour | undefined;
  merchantCode: string;
  busiCode: string;
  creditVideoAuthNo: string;
  citicSignMode: string;
  /** 1 once the contract was sent back to be signed again. */
  signRound: number;
  authenticated: boolean;
  /** A second person rents the car too. */
  hasCoLessee: boolean;
  bankPhoneEditable: boolean;
  /** The platform learns which vehicle it is when it is handed over. */
  withoutVin?: boolean | undefined;
  /** The funder asked for more papers and waits for them. */
  supplementWanted: boolean;
  firstCard: { acctNo: string; bank: string; phone?: string | undefined };
}
