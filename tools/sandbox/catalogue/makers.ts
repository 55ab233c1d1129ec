import type { bodyTypes, energies } from '../../../src/api/contract/catalogue.ts';

export type BodyType = (typeof bodyTypes)[number];
export type Energy = (typeof energies)[number];

export interface Maker {
  brandId: string;
  letter: string;
  zh: string;
  en: string;
  series: readonly Series[];
}

export interface Series {
  seriesId: string;
  brandId: string;
  zh: string;
  en: string;
  bodyType: BodyType;
  energy: Energy;
  /** Whole fen: what the maker asks for the simplest model. */
  price: number;
}

/**
 * Invented makers, none of whom builds cars: letter, name, name in letters, then series: name, name in letters, body, energy
 * and the price of the simplest model in ten thousand yuan.
 */
const table = `
A 安澜 Anlan: 静川 Jingchuan sedan petrol 9.98; 微光 Weiguang hatchback electric 6.58; 远山 Yuanshan suv petrol 12.88
A 奥霖 Aolin: A5 A5 sedan petrol 23.98; Q7 Q7 suv hybrid 32.80
B 北屿 Beiyu: 拓荒 Tuohuang pickup petrol 10.28; 岭南 Lingnan suv petrol 13.58
B 博岚 Bolan: 栖云 Qiyun sedan plug-in 11.98; 观澜 Guanlan suv plug-in 14.98; 灵犀 Lingxi hatchback electric 8.98
C 晨曜 Chenyao: 启程 Qicheng sedan petrol 8.59; 启航 Qihang suv petrol 9.99; 启明 Qiming sedan electric 12.98
C 澄驰 Chengchi: C3 C3 hatchback petrol 7.68; C6 C6 sedan hybrid 15.98
C 川屿 Chuanyu: 行者 Xingzhe suv petrol 11.58; 行囊 Xingnang mpv petrol 10.98
D 丹枫 Danfeng: 秋实 Qiushi sedan petrol 10.68; 秋野 Qiuye suv petrol 12.98
D 东霁 Dongji: 初晴 Chuqing sedan hybrid 13.98; 长晴 Changqing suv hybrid 16.98; 晚晴 Wanqing mpv hybrid 21.98
E 峨岚 Elan: 凌峰 Lingfeng suv petrol 17.98; 云峰 Yunfeng suv plug-in 21.98
F 飞屿 Feiyu: F1 F1 coupe petrol 25.98; F2 F2 hatchback electric 9.98
F 拂晓 Fuxiao: 晓 Xiao sedan electric 14.98; 曙 Shu suv electric 17.98
G 谷雨 Guyu: 新禾 Xinhe hatchback petrol 6.29; 沃野 Woye van petrol 5.98; 丰年 Fengnian mpv petrol 8.98
G 光岳 Guangyue: G50 G50 sedan petrol 18.98; G70 G70 suv hybrid 25.98
H 海岚 Hailan: 潮汐 Chaoxi sedan plug-in 12.58; 海风 Haifeng suv plug-in 15.58; 浪花 Langhua hatchback electric 7.98
H 鸿野 Hongye: 驰原 Chiyuan pickup petrol 12.98; 越川 Yuechuan suv petrol 19.98
H 寰行 Huanxing: H7 H7 mpv hybrid 28.98; H9 H9 suv hybrid 33.98
J 嘉禾 Jiahe: 家悦 Jiayue mpv petrol 9.58; 家和 Jiahe mpv electric 15.98
J 锦途 Jintu: 锦瑟 Jinse sedan petrol 14.58; 锦程 Jincheng suv petrol 16.58
K 凯岚 Kailan: K3 K3 sedan petrol 9.29; K5 K5 suv petrol 11.29; K9 K9 mpv hybrid 23.98
K 昆吾 Kunwu: 玄铁 Xuantie suv petrol 22.98; 承影 Chengying coupe petrol 29.98
L 朗野 Langye: 晴空 Qingkong sedan petrol 8.98; 旷野 Kuangye suv petrol 10.98
L 麟途 Lintu: L60 L60 sedan electric 18.98; L80 L80 suv electric 22.98
M 墨川 Mochuan: 砚 Yan sedan hybrid 16.58; 松烟 Songyan suv hybrid 19.58
M 木宸 Muchen: 小满 Xiaoman hatchback electric 5.98; 白露 Bailu hatchback electric 7.28; 霜降 Shuangjiang suv electric 10.98
N 南麓 Nanlu: 缓坡 Huanpo suv petrol 8.78; 平原 Pingyuan sedan petrol 7.98
N 宁岳 Ningyue: N5 N5 sedan plug-in 17.98; N7 N7 suv plug-in 20.98
O 鸥翔 Ouxiang: 白羽 Baiyu hatchback electric 8.58; 长空 Changkong suv electric 14.58
P 磐岳 Panyue: 镇岳 Zhenyue suv petrol 15.98; 镇山 Zhenshan pickup petrol 13.58
P 鹏野 Pengye: 九霄 Jiuxiao sedan petrol 12.28; 云程 Yuncheng mpv petrol 14.28
Q 启霖 Qilin: 甘霖 Ganlin sedan hybrid 11.58; 时雨 Shiyu suv hybrid 13.58
Q 青屿 Qingyu: 岸 An hatchback electric 6.98; 洲 Zhou sedan electric 11.28; 湾 Wan suv electric 13.98
R 若川 Ruochuan: R1 R1 sedan petrol 27.98; R3 R3 suv plug-in 35.98
R 融驰 Rongchi: 合力 Heli van petrol 6.88; 同路 Tonglu mpv petrol 9.88
S 山行 Shanxing: 寻径 Xunjing suv petrol 10.58; 攀云 Panyun suv plug-in 16.98; 归途 Guitu sedan petrol 9.18
S 朔风 Shuofeng: 塞北 Saibei pickup petrol 14.98; 塞外 Saiwai suv petrol 18.58
S 松屿 Songyu: 松间 Songjian sedan petrol 8.28; 松下 Songxia suv petrol 9.68
T 天穹 Tianqiong: T6 T6 sedan electric 20.98; T8 T8 suv electric 26.98; TX TX coupe electric 31.98
T 途岚 Tulan: 远行 Yuanxing suv petrol 11.88; 同行 Tongxing mpv petrol 12.88
W 望舒 Wangshu: 月白 Yuebai sedan electric 15.58; 月影 Yueying suv electric 18.58
W 万朔 Wanshuo: 万里 Wanli van electric 8.98; 万家 Wanjia mpv plug-in 17.98
X 曦行 Xixing: 朝曦 Zhaoxi sedan petrol 10.18; 晨曦 Chenxi suv hybrid 14.28
X 星麓 Xinglu: 北斗 Beidou suv plug-in 18.98; 天枢 Tianshu sedan plug-in 15.98
Y 云麓 Yunlu: 云上 Yunshang sedan petrol 11.18; 云深 Yunshen suv petrol 13.18; 云间 Yunjian mpv hybrid 19.98
Y 野航 Yehang: 探界 Tanjie suv petrol 20.58; 渡 Du pickup petrol 15.58
Y 逸川 Yichuan: 闲庭 Xianting sedan hybrid 14.18; 逸墅 Yishu mpv hybrid 24.98
Z 知行 Zhixing: 知远 Zhiyuan sedan petrol 9.78; 知微 Zhiwei hatchback petrol 7.18; 行远 Xingyuan suv petrol 11.78
Z 舟野 Zhouye: 轻舟 Qingzhou hatchback electric 6.78; 方舟 Fangzhou mpv electric 20.98
Z 正阳 Zhengyang: 正红 Zhenghong sedan petrol 16.98; 正蓝 Zhenglan suv hybrid 20.98
`;

export const makers: readonly Maker[] = table.trim().split('\n').map(makerFrom);

function makerFrom(line: string, at: number): Maker {
  const [head = '', rest = ''] = line.split(': ');
  const [letter = '', zh = '', en = ''] = head.split(' ');
  const brandId = `B${String(at + 1).padStart(3, '0')}`;
  const series = rest.split('; ').map((part, place) => seriesFrom(part, brandId, place));
  return { brandId, letter, zh, en, series };
}

function seriesFrom(part: string, brandId: string, at: number): Series {
  const [zh = '', en = '', bodyType, energy, price] = part.split(' ');
  return {
    seriesId: `${brandId}-${at + 1}`,
    brandId,
    zh,
    en: en.replace('-', ' '),
    // The table above holds only these words.
    bodyType: bodyType as BodyType,
    energy: energy as Energy,
    price: Math.round(Number(price) * 10_000) * 100,
  };
}

export const allSeries: readonly Series[] = makers.flatMap(({ series }) => series);

const makerOf = new Map(makers.map((maker) => [maker.brandId, maker]));
const seriesOf = new Map(allSeries.map((one) => [one.seriesId, one]));

export function findMaker(brandId: string): Maker | undefined {
  return makerOf.get(brandId);
}

export function findSeries(seriesId: string): Series | undefined {
  return seriesOf.get(seriesId);
}

/** The maker of a series; every series has one. */
export function makerOfSeries({ brandId }: Pick<Series, 'brandId'>): Maker {
  const maker = makerOf.get(brandId);
  if (!maker) throw new Error(`Bug: makerOfSeries knows no maker ${brandId}`);
  return maker;
}
