import type { Lang } from '../platform/lang.ts';
import type { HandlerContext, HandlerRequest, Handlers } from '../platform/handler.ts';
import { Refusal } from '../platform/handler.ts';
import { regionIn } from '../dictionaries/regions.ts';
import type { AddressRow } from '../customers/tables.ts';

const maxAddresses = 20;
const noRegion = { provinceCode: '', provinceName: '', cityCode: '', cityName: '' };
const noAddress = {
  id: '',
  name: '',
  phone: '',
  region: noRegion,
  detail: '',
  isDefault: false,
};

export const addressHandlers = {
  'address.list': async (_input, call) => {
    const rows = await own(call).orderBy('is_default', 'desc').orderBy('id', 'desc').execute();
    return { addresses: rows.map((row) => shown(row, call.lang)) };
  },

  'address.detail': async ({ id }, call) =>
    id ? shown(await ownAddress(call, id), call.lang) : noAddress,

  'address.save': async (input, call) => {
    const { tx, customer, now } = call;
    const before = input.id ? await ownAddress(call, input.id) : undefined;
    const rows = await own(call).execute();
    if (!before && rows.length >= maxAddresses) {
      throw new Refusal(
        'ADDRESSES_FULL',
        `最多保存 ${maxAddresses} 个地址，请先删除不用的地址`,
        `You can keep ${maxAddresses} addresses. Delete one first`,
      );
    }
    const others = rows.some((row) => row.id !== before?.id);
    const isDefault = input.isDefault === true || before?.is_default === true || !others;
    if (isDefault) await noDefault(call);
    const values = { ...columns(input), is_default: isDefault };
    if (before) {
      await tx.updateTable('addresses').set(values).where('id', '=', before.id).execute();
      return { id: String(before.id) };
    }
    const { id } = await tx
      .insertInto('addresses')
      .values({ ...values, customer_id: customer.id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: String(id) };
  },

  'address.delete': async ({ id }, call) => {
    const address = await ownAddress(call, id);
    await call.tx.deleteFrom('addresses').where('id', '=', address.id).execute();
    const next = await own(call).orderBy('id', 'desc').limit(1).executeTakeFirst();
    if (address.is_default && next) await makeDefault(call, next.id);
    return null;
  },

  'address.default': async ({ id }, call) => {
    const row = await ownAddress(call, id);
    await noDefault(call);
    await makeDefault(call, row.id);
    return null;
  },
} satisfies Partial<Handlers>;

/** The customer's addresses, locked so that two writes leave one default. */
function own({ tx, customer }: HandlerContext) {
  return tx.selectFrom('addresses').selectAll().where('customer_id', '=', customer.id).forUpdate();
}

/** Another customer's address is not found. */
async function ownAddress(call: HandlerContext, id: string): Promise<AddressRow> {
  const row = /^\d{1,15}$/.test(id)
    ? await own(call).where('id', '=', Number(id)).executeTakeFirst()
    : undefined;
  if (row) return row;
  throw new Refusal('ADDRESS_NOT_FOUND', '地址不存在或已删除', 'There is no such address any more');
}

async function noDefault({ tx, customer }: HandlerContext): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('customer_id', '=', customer.id)
    .execute();
}

async function makeDefault({ tx }: HandlerContext, id: number): Promise<void> {
  await tx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
}

function columns(input: HandlerRequest<'address.save'>) {
  return {
    name: input.name,
    phone: input.phone,
    province_code: input.provinceCode,
    province_name: input.provinceName,
    city_code: input.cityCode,
    city_name: input.cityName,
    district_code: input.districtCode ?? null,
    district_name: input.districtName ?? null,
    detail: input.detail,
  };
}

function shown(row: AddressRow, lang: Lang) {
  return {
    id: String(row.id),
    name: row.name,
    phone: row.phone,
    region: {
      provinceCode: row.province_code,
      provinceName: regionIn(lang, row.province_code, row.province_name),
      cityCode: row.city_code,
      cityName: regionIn(lang, row.city_code, row.city_name),
      ...(row.district_code !== null && {
        districtCode: row.district_code,
        districtName: regionIn(lang, row.district_code, row.district_name ?? ''),
      }),
    },
    detail: row.detail,
    isDefault: row.is_default,
  };
}
