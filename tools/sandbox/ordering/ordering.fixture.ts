import type { SandboxClient } from '../testing/requests.fixture.ts';

export const beijing = { provinceCode: '110000', cityCode: '110100', cityName: '北京' };
export const shop = { shopProvinceCode: '110000', shopCityCode: '110100', shopCityName: '北京' };
export const store = { deptCode: 'D11011', deptName: '北京朝阳店' };

/** The lightest plan of a car in Beijing, as the pages choose it: ratio, then term, then the plan. */
export async function lightest(sandbox: SandboxClient, carId: string) {
  const { modelCode, fullName } = await sandbox.dataOf('car.detail', {
    carId,
    cityCode: '110100',
  });
  const colours = await sandbox.dataOf('car.colours', { modelCode, provinceCode: '110000' });
  const colour = colours[0];
  const plans = await sandbox.dataOf('car.plans', { ...beijing, spuCode: colour?.spuCode ?? '' });
  const [plan] = plans.toSorted((a, b) => a.downPayRate - b.downPayRate);
  if (!plan || !colour) throw new Error(`${carId} has no plan`);
  return { plan, colour, fullName };
}

/** The full payload of creating an order, field by field as the specification has it. */
export async function payloadFor(sandbox: SandboxClient, carId: string) {
  const { plan, colour } = await lightest(sandbox, carId);
  return {
    carId,
    utm_source: 'A01_006_012',
    order_channel: '0',
    ...beijing,
    ...store,
    deptId: '104',
    ...shop,
    businessType: '1',
    schemeCode: plan.projectCode,
    schemeName: plan.projectName,
    leaseTerm: String(plan.repaymentPeriod),
    initStartPercent: plan.downPayRate,
    monthRent: plan.monthPayment,
    startPercent: plan.downPayRate,
    firstMoney: plan.downPayment,
    loanAmount: plan.invest,
    spuCode: colour.spuCode,
    color: colour.name,
    lastMoney: plan.finalPayment,
    commonSchemaId: plan.productId,
  };
}

export async function coverFor(sandbox: SandboxClient, carId: string) {
  const { plan, fullName } = await lightest(sandbox, carId);
  const { projectCode: schemeCode, repaymentPeriod } = plan;
  return {
    carId,
    order_channel: '0',
    buttonCode: '8',
    carFullName: fullName,
    ...beijing,
    ...store,
    schemeCode,
    leaseTerm: String(repaymentPeriod),
  };
}
