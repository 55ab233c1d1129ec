export interface Car {
  modelCode: string;
  brandName: string;
  seriesName: string;
  modelName: string;
  color: string;
  /** Whole fen. */
  price: number;
}

export const cars: readonly Car[] = [
  {
    modelCode: 'M1001',
    brandName: '大众',
    seriesName: '朗逸',
    modelName: '2024款 1.5L 自动风尚版',
    color: '雅士银',
    price: 119_990_00,
  },
  {
    modelCode: 'M1002',
    brandName: '丰田',
    seriesName: '凯美瑞',
    modelName: '2024款 双擎 2.0HE 精英版',
    color: '铂金珍珠白',
    price: 189_800_00,
  },
  {
    modelCode: 'M1003',
    brandName: '比亚迪',
    seriesName: '秦PLUS',
    modelName: '2024款 DM-i 120km 领先型',
    color: '时光灰',
    price: 125_800_00,
  },
  {
    modelCode: 'M1004',
    brandName: '本田',
    seriesName: 'CR-V',
    modelName: '2023款 240TURBO 两驱活力版',
    color: '彩晶黑',
    price: 185_900_00,
  },
  {
    modelCode: 'M1005',
    brandName: '吉利',
    seriesName: '星瑞',
    modelName: '2024款 2.0T 耀动版',
    color: '冷月灰',
    price: 118_700_00,
  },
];

/** Used cars, product line 3. The second one is sold. */
export const usedCars: readonly { vin: string; sold: boolean; car: Car }[] = [
  { vin: 'LSVNV2182E2100001', sold: false, car: { ...cars[0], price: 65_800_00 } as Car },
  { vin: 'LSVNV2182E2100002', sold: true, car: { ...cars[3], price: 98_800_00 } as Car },
];

export const stores = [
  {
    id: '101',
    identifier: 'SZ-GY',
    code: 'D32051',
    name: '苏州姑苏店',
    province: '江苏省',
    provinceCode: '320000',
    city: '苏州市',
    cityCode: '320500',
    address: '苏州市姑苏区人民路 100 号',
  },
  {
    id: '102',
    identifier: 'BJ-CY',
    code: 'D11011',
    name: '北京朝阳店',
    province: '北京市',
    provinceCode: '110000',
    city: '北京市',
    cityCode: '110100',
    address: '北京市朝阳区建国路 88 号',
  },
  {
    id: '103',
    identifier: 'SH-PD',
    code: 'D31011',
    name: '上海浦东店',
    province: '上海市',
    provinceCode: '310000',
    city: '上海市',
    cityCode: '310100',
    address: '上海市浦东新区世纪大道 1 号',
  },
  {
    id: '104',
    identifier: 'GZ-TH',
    code: 'D44011',
    name: '广州天河店',
    province: '广东省',
    provinceCode: '440000',
    city: '广州市',
    cityCode: '440100',
    address: '广州市天河区天河路 208 号',
  },
  {
    id: '105',
    identifier: 'SZ-NS',
    code: 'D44031',
    name: '深圳南山店',
    province: '广东省',
    provinceCode: '440000',
    city: '深圳市',
    cityCode: '440300',
    address: '深圳市南山区深南大道 9000 号',
  },
] as const;
