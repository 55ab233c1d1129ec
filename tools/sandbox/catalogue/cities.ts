import { areaList } from '@vant/area-data';
import { regionNames } from '../dictionaries/region-names.ts';
import type { CatalogueText } from './words.ts';

export interface City {
  code: string;
  name: CatalogueText;
  spell: string;
  letter: string;
  provinceCode: string;
  province: CatalogueText;
  latitude: number;
  longitude: number;
  hot: boolean;
}

export interface Store {
  id: string;
  identifier: string;
  code: string;
  name: CatalogueText;
  address: CatalogueText;
  city: City;
  latitude: number;
  longitude: number;
  hours: string;
  phone: string;
  /** It sells used cars too. */
  used: boolean;
}

/** Code, name, spelling, latitude, longitude, districts with a store; a star marks popular cities. */
const table = `
320500 苏州 suzhou 31.30 120.62 姑苏 Gusu, 吴中 Wuzhong*
110100 北京 beijing 39.90 116.40 朝阳 Chaoyang, 海淀 Haidian, 丰台 Fengtai*
310100 上海 shanghai 31.23 121.47 浦东 Pudong, 闵行 Minhang, 嘉定 Jiading*
440100 广州 guangzhou 23.13 113.26 天河 Tianhe, 番禺 Panyu, 白云 Baiyun*
440300 深圳 shenzhen 22.54 114.06 南山 Nanshan, 龙岗 Longgang, 宝安 Bao'an*
120100 天津 tianjin 39.13 117.20 南开 Nankai, 河西 Hexi
130100 石家庄 shijiazhuang 38.04 114.51 长安 Chang'an, 裕华 Yuhua
140100 太原 taiyuan 37.87 112.55 小店 Xiaodian
210100 沈阳 shenyang 41.80 123.43 和平 Heping, 浑南 Hunnan
210200 大连 dalian 38.91 121.61 沙河口 Shahekou
220100 长春 changchun 43.82 125.32 南关 Nanguan
230100 哈尔滨 haerbin 45.80 126.53 南岗 Nangang, 道里 Daoli
320100 南京 nanjing 32.06 118.80 江宁 Jiangning, 建邺 Jianye*
320200 无锡 wuxi 31.49 120.31 梁溪 Liangxi, 滨湖 Binhu
330100 杭州 hangzhou 30.27 120.15 余杭 Yuhang, 滨江 Binjiang, 萧山 Xiaoshan*
330200 宁波 ningbo 29.87 121.54 鄞州 Yinzhou, 江北 Jiangbei
330300 温州 wenzhou 27.99 120.70 鹿城 Lucheng
340100 合肥 hefei 31.82 117.23 蜀山 Shushan, 包河 Baohe
350100 福州 fuzhou 26.07 119.30 仓山 Cangshan
350200 厦门 xiamen 24.48 118.09 思明 Siming, 集美 Jimei
360100 南昌 nanchang 28.68 115.86 红谷滩 Honggutan
370100 济南 jinan 36.65 117.12 历下 Lixia, 槐荫 Huaiyin
370200 青岛 qingdao 36.07 120.38 市北 Shibei, 黄岛 Huangdao
410100 郑州 zhengzhou 34.75 113.62 金水 Jinshui, 中原 Zhongyuan*
420100 武汉 wuhan 30.59 114.31 武昌 Wuchang, 汉阳 Hanyang, 江岸 Jiang'an*
430100 长沙 changsha 28.23 112.94 岳麓 Yuelu, 雨花 Yuhua
440600 佛山 foshan 23.02 113.12 顺德 Shunde
441900 东莞 dongguan 23.02 113.75 南城 Nancheng
450100 南宁 nanning 22.82 108.37 青秀 Qingxiu
460100 海口 haikou 20.04 110.20 龙华 Longhua
500100 重庆 chongqing 29.56 106.55 渝北 Yubei, 九龙坡 Jiulongpo*
510100 成都 chengdu 30.57 104.07 武侯 Wuhou, 成华 Chenghua, 双流 Shuangliu*
520100 贵阳 guiyang 26.65 106.63 观山湖 Guanshanhu
530100 昆明 kunming 25.04 102.71 官渡 Guandu, 五华 Wuhua
610100 西安 xian 34.34 108.94 雁塔 Yanta, 未央 Weiyang*
620100 兰州 lanzhou 36.06 103.83 城关 Chengguan
650100 乌鲁木齐 wulumuqi 43.83 87.62 沙依巴克 Saybagh
`;

const roads: readonly CatalogueText[] = [
  { zh: '人民路', en: 'Renmin Road' },
  { zh: '建设路', en: 'Jianshe Road' },
  { zh: '迎宾大道', en: 'Yingbin Avenue' },
  { zh: '解放路', en: 'Jiefang Road' },
  { zh: '科技大道', en: 'Keji Avenue' },
  { zh: '滨河路', en: 'Binhe Road' },
  { zh: '长江路', en: 'Changjiang Road' },
];

interface Line {
  city: City;
  districts: CatalogueText[];
}

const lines: readonly Line[] = table.trim().split('\n').map(lineFrom);

function lineFrom(line: string): Line {
  const hot = line.endsWith('*');
  const [code = '', zh = '', spell = '', latitude = '', longitude = '', ...rest] = line
    .replace('*', '')
    .split(' ');
  const provinceCode = `${code.slice(0, 2)}0000`;
  const province = areaList.province_list[provinceCode] ?? '';
  const city: City = {
    code,
    name: { zh, en: regionNames.get(code) ?? spell },
    spell,
    letter: spell.charAt(0).toUpperCase(),
    provinceCode,
    province: { zh: province, en: regionNames.get(provinceCode) ?? province },
    latitude: Number(latitude),
    longitude: Number(longitude),
    hot,
  };
  const districts = rest
    .join(' ')
    .split(', ')
    .map((pair): CatalogueText => {
      const [name = '', en = ''] = pair.split(' ');
      return { zh: name, en };
    });
  return { city, districts };
}

export const cities: readonly City[] = lines.map(({ city }) => city);

/** In the table's order, so that the first one is the default of an order. */
export const cityStores: readonly Store[] = lines.flatMap(({ city, districts }, row) =>
  districts.map((district, at) => storeIn(city, district, row, at)),
);

function storeIn(city: City, district: CatalogueText, row: number, at: number): Store {
  const road = roads[(row + at * 3) % roads.length] ?? { zh: '', en: '' };
  const number = 8 + ((row * 37 + at * 91) % 480);
  return {
    id: String(101 + row * 3 + at),
    identifier: `${city.spell.slice(0, 2).toUpperCase()}-${city.code.slice(0, 4)}-${at + 1}`,
    code: `D${city.code.slice(0, 4)}${at + 1}`,
    name: { zh: `${city.name.zh}${district.zh}店`, en: `${city.name.en} ${district.en} store` },
    address: {
      zh: `${city.name.zh}市${district.zh === '浦东' ? '浦东新' : district.zh}区${road.zh} ${number} 号`,
      en: `${number} ${road.en}, ${district.en}, ${city.name.en}`,
    },
    city,
    latitude: city.latitude + (at - 1) * 0.04 + 0.01,
    longitude: city.longitude + (at - 1) * 0.05 - 0.01,
    hours: '09:00–18:00',
    phone: '400-6688-878',
    used: at === 0 || city.hot,
  };
}

export function findCity(code: string): City | undefined {
  return cities.find((city) => city.code === code);
}

export function cityOfSpell(spell: string): City | undefined {
  return cities.find((city) => city.spell === spell);
}

export function findStore(codeOrId: string): Store | undefined {
  return cityStores.find(
    ({ code, id, identifier }) => code === codeOrId || id === codeOrId || identifier === codeOrId,
  );
}

interface Place {
  latitude: number;
  longitude: number;
}

/** Km along the earth's surface. */
export function distanceBetween(from: Place, to: Place): number {
  const radians = Math.PI / 180;
  const north = (to.latitude - from.latitude) * radians;
  const east = (to.longitude - from.longitude) * radians;
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(east / 2) ** 2;
  return Math.round(2 * 6371 * Math.asin(Math.sqrt(Math.min(1, half))) * 10) / 10;
}
