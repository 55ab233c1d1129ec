import { orderStore } from '../../catalogue/cars.ts';
import { seller } from '../../orders/sellers.ts';
import type { AgreementPage } from './agreement.ts';

/** What was handed over, to whom and where; what the customer filled in stands on the page it is signed on. */
export const deliveryConfirmation: readonly AgreementPage[] = [
  ({ row, details, funder }) => {
    const { lessee, car, storeCode } = details;
    const store = orderStore(storeCode, 'zh');
    return {
      heading: '一、交接的车辆',
      paragraphs: [
        `交付方：${store.name}　经办人：${seller.salesName}`,
        `接收方：${lessee.name}　订单：${row.order_no}`,
        `出租人（贷款人）：${funder}`,
        `交车地点：${store.name}（${store.address}）`,
        `车辆：${car.brandName} ${car.seriesName} ${car.modelName}，${car.color}`,
        `车辆识别代号：${row.vin}`,
        '交车日期：接收方签署本确认书之日。',
      ],
    };
  },
  () => ({
    heading: '二、核对与交接',
    paragraphs: [
      '1. 接收方已当面核对车型、颜色和车辆识别代号，与订单一致。',
      '2. 接收方已检查车身、内饰和各项功能，没有损伤和故障。',
      '3. 里程表读数、已交接的物品、备注和车辆照片，以接收方在签署页确认的内容为准，与本确认书一并保存。',
      '4. 自交接完成时起，车辆由接收方占有和使用，相应的保管责任由接收方承担。',
      '5. 交接后发现的质量问题，接收方仍可依法要求修理、更换或退货。',
    ],
  }),
  ({ details }) => {
    const store = orderStore(details.storeCode, 'en');
    return {
      heading: 'What is handed over',
      paragraphs: [
        `The vehicle is handed over at ${store.name} (${store.address}) by ${seller.salesName}, on the day this is signed.`,
        'Its model, colour and VIN were checked on the spot and are those of the order. Body, interior and functions were looked at; there is no damage and no fault.',
        'The odometer, what was handed over, remarks and photos are those confirmed on the page of the signature, and are kept with this confirmation.',
        'From then on the customer has the vehicle and looks after it. Rights in respect of defects found later remain.',
      ],
    };
  },
];
