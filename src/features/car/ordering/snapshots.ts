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
  chosen: Chosen,
  plan: ConfirmedPlan,
  signal: AbortSignal,
): Promise<void> {
  const risk = riskSnapshot(chosen, plan);
  const forCarPage = planSnapshot(chosen, plan);
  await resultOf(services, 'bridge.keep-risk-snapshot', risk, signal).catch(() => undefined);
  await resultOf(services, 'bridge.keep-plan-snapshot', forCarPage, signal).catch(() => undefined);
}

function riskSnapshot({ carId = '', page = '', car, store }: Chosen, plan: ConfirmedPlan) {
  const { schemeCode, leaseTerm, startPercentPlus } = plan;
  return {
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
}

function planSnapshot({ spuCode = '' }: Chosen, plan: ConfirmedPlan) {
  const { schemeCode, leaseTerm, businessType } = plan;
  const { firstMoney, monthRent, startPercent, initStartPercent } = plan;
  const sums = { firstMoney, monthRent, startPercent, initStartPercent };
  return { schemeCode, leaseTerm, businessType, ...sums, spuCode };
}
