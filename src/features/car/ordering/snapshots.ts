import type { HostedServices } from '../../../model/hosted-screen.ts';
import type { CarResponse, CarStoreData } from '../car-data.ts';
import { resultOf } from '../loading/request-result.ts';
import type { ConfirmedPlan } from './plan-check.ts';

interface Chosen {
  carId?: string;
  page?: string;
  car?: CarResponse;
  store?: CarStoreData;
  spuCode?: string;
}

/** Saves the snapshots for risk control and for the car page's next visit, one after the other. */
export async function saveSnapshots(
  services: HostedServices,
  { carId = '', page = '', car, store, spuCode = '' }: Chosen,
  plan: ConfirmedPlan,
  signal: AbortSignal,
): Promise<void> {
  const { schemeCode, leaseTerm, startPercentPlus } = plan;
  const risk = {
    deptName: store?.name ?? '',
    deptCode: store?.code ?? '',
    provinceCode: store?.provinceCode ?? '',
    cityCode: store?.cityCode ?? '',
    cityName: store?.city ?? '',
    carFullName: car?.fullName ?? '',
    startPercentPlus,
    schemeCode,
    leaseTerm,
    carId,
    url: page,
  };
  const { businessType, firstMoney, monthRent, startPercent, initStartPercent } = plan;
  const sums = { firstMoney, monthRent, startPercent, initStartPercent };
  const chosen = { schemeCode, leaseTerm, businessType, ...sums, spuCode };
  await resultOf(services, 'bridge.keep-risk-snapshot', risk, signal).catch(() => undefined);
  await resultOf(services, 'bridge.keep-plan-snapshot', chosen, signal).catch(() => undefined);
}
