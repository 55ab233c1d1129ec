/** Provinces with their cities and other divisions of that rank: the first digits of a code and the name in letters. */
const provinces = `
11 Beijing: 01 Beijing
12 Tianjin: 01 Tianjin
13 Hebei: 01 Shijiazhuang, 02 Tangshan, 03 Qinhuangdao, 04 Handan, 05 Xingtai, 06 Baoding, 07 Zhangjiakou, 08 Chengde, 09 Cangzhou, 10 Langfang, 11 Hengshui
14 Shanxi: 01 Taiyuan, 02 Datong, 03 Yangquan, 04 Changzhi, 05 Jincheng, 06 Shuozhou, 07 Jinzhong, 08 Yuncheng, 09 Xinzhou, 10 Linfen, 11 Lüliang
15 Inner Mongolia: 01 Hohhot, 02 Baotou, 03 Wuhai, 04 Chifeng, 05 Tongliao, 06 Ordos, 07 Hulunbuir, 08 Bayannur, 09 Ulanqab, 22 Hinggan, 25 Xilingol, 29 Alxa
21 Liaoning: 01 Shenyang, 02 Dalian, 03 Anshan, 04 Fushun, 05 Benxi, 06 Dandong, 07 Jinzhou, 08 Yingkou, 09 Fuxin, 10 Liaoyang, 11 Panjin, 12 Tieling, 13 Chaoyang, 14 Huludao
22 Jilin: 01 Changchun, 02 Jilin, 03 Siping, 04 Liaoyuan, 05 Tonghua, 06 Baishan, 07 Songyuan, 08 Baicheng, 24 Yanbian
23 Heilongjiang: 01 Harbin, 02 Qiqihar, 03 Jixi, 04 Hegang, 05 Shuangyashan, 06 Daqing, 07 Yichun, 08 Jiamusi, 09 Qitaihe, 10 Mudanjiang, 11 Heihe, 12 Suihua, 27 Daxing'anling
31 Shanghai: 01 Shanghai
32 Jiangsu: 01 Nanjing, 02 Wuxi, 03 Xuzhou, 04 Changzhou, 05 Suzhou, 06 Nantong, 07 Lianyungang, 08 Huai'an, 09 Yancheng, 10 Yangzhou, 11 Zhenjiang, 12 Taizhou, 13 Suqian
33 Zhejiang: 01 Hangzhou, 02 Ningbo, 03 Wenzhou, 04 Jiaxing, 05 Huzhou, 06 Shaoxing, 07 Jinhua, 08 Quzhou, 09 Zhoushan, 10 Taizhou, 11 Lishui
34 Anhui: 01 Hefei, 02 Wuhu, 03 Bengbu, 04 Huainan, 05 Ma'anshan, 06 Huaibei, 07 Tongling, 08 Anqing, 10 Huangshan, 11 Chuzhou, 12 Fuyang, 13 Suzhou, 15 Lu'an, 16 Bozhou, 17 Chizhou, 18 Xuancheng
35 Fujian: 01 Fuzhou, 02 Xiamen, 03 Putian, 04 Sanming, 05 Quanzhou, 06 Zhangzhou, 07 Nanping, 08 Longyan, 09 Ningde
36 Jiangxi: 01 Nanchang, 02 Jingdezhen, 03 Pingxiang, 04 Jiujiang, 05 Xinyu, 06 Yingtan, 07 Ganzhou, 08 Ji'an, 09 Yichun, 10 Fuzhou, 11 Shangrao
37 Shandong: 01 Jinan, 02 Qingdao, 03 Zibo, 04 Zaozhuang, 05 Dongying, 06 Yantai, 07 Weifang, 08 Jining, 09 Tai'an, 10 Weihai, 11 Rizhao, 13 Linyi, 14 Dezhou, 15 Liaocheng, 16 Binzhou, 17 Heze
41 Henan: 01 Zhengzhou, 02 Kaifeng, 03 Luoyang, 04 Pingdingshan, 05 Anyang, 06 Hebi, 07 Xinxiang, 08 Jiaozuo, 09 Puyang, 10 Xuchang, 11 Luohe, 12 Sanmenxia, 13 Nanyang, 14 Shangqiu, 15 Xinyang, 16 Zhoukou, 17 Zhumadian, 90 Cities under the province
42 Hubei: 01 Wuhan, 02 Huangshi, 03 Shiyan, 05 Yichang, 06 Xiangyang, 07 Ezhou, 08 Jingmen, 09 Xiaogan, 10 Jingzhou, 11 Huanggang, 12 Xianning, 13 Suizhou, 28 Enshi, 90 Cities under the province
43 Hunan: 01 Changsha, 02 Zhuzhou, 03 Xiangtan, 04 Hengyang, 05 Shaoyang, 06 Yueyang, 07 Changde, 08 Zhangjiajie, 09 Yiyang, 10 Chenzhou, 11 Yongzhou, 12 Huaihua, 13 Loudi, 31 Xiangxi
44 Guangdong: 01 Guangzhou, 02 Shaoguan, 03 Shenzhen, 04 Zhuhai, 05 Shantou, 06 Foshan, 07 Jiangmen, 08 Zhanjiang, 09 Maoming, 12 Zhaoqing, 13 Huizhou, 14 Meizhou, 15 Shanwei, 16 Heyuan, 17 Yangjiang, 18 Qingyuan, 19 Dongguan, 20 Zhongshan, 51 Chaozhou, 52 Jieyang, 53 Yunfu
45 Guangxi: 01 Nanning, 02 Liuzhou, 03 Guilin, 04 Wuzhou, 05 Beihai, 06 Fangchenggang, 07 Qinzhou, 08 Guigang, 09 Yulin, 10 Baise, 11 Hezhou, 12 Hechi, 13 Laibin, 14 Chongzuo
46 Hainan: 01 Haikou, 02 Sanya, 03 Sansha, 04 Danzhou, 90 Cities and counties under the province
50 Chongqing: 01 Chongqing, 02 Counties
51 Sichuan: 01 Chengdu, 03 Zigong, 04 Panzhihua, 05 Luzhou, 06 Deyang, 07 Mianyang, 08 Guangyuan, 09 Suining, 10 Neijiang, 11 Leshan, 13 Nanchong, 14 Meishan, 15 Yibin, 16 Guang'an, 17 Dazhou, 18 Ya'an, 19 Bazhong, 20 Ziyang, 32 Aba, 33 Garze, 34 Liangshan
52 Guizhou: 01 Guiyang, 02 Liupanshui, 03 Zunyi, 04 Anshun, 05 Bijie, 06 Tongren, 23 Qianxinan, 26 Qiandongnan, 27 Qiannan
53 Yunnan: 01 Kunming, 03 Qujing, 04 Yuxi, 05 Baoshan, 06 Zhaotong, 07 Lijiang, 08 Pu'er, 09 Lincang, 23 Chuxiong, 25 Honghe, 26 Wenshan, 28 Xishuangbanna, 29 Dali, 31 Dehong, 33 Nujiang, 34 Diqing
54 Tibet: 01 Lhasa, 02 Xigaze, 03 Qamdo, 04 Nyingchi, 05 Shannan, 06 Nagqu, 25 Ngari
61 Shaanxi: 01 Xi'an, 02 Tongchuan, 03 Baoji, 04 Xianyang, 05 Weinan, 06 Yan'an, 07 Hanzhong, 08 Yulin, 09 Ankang, 10 Shangluo
62 Gansu: 01 Lanzhou, 02 Jiayuguan, 03 Jinchang, 04 Baiyin, 05 Tianshui, 06 Wuwei, 07 Zhangye, 08 Pingliang, 09 Jiuquan, 10 Qingyang, 11 Dingxi, 12 Longnan, 29 Linxia, 30 Gannan
63 Qinghai: 01 Xining, 02 Haidong, 22 Haibei, 23 Huangnan, 25 Hainan, 26 Golog, 27 Yushu, 28 Haixi
64 Ningxia: 01 Yinchuan, 02 Shizuishan, 03 Wuzhong, 04 Guyuan, 05 Zhongwei
65 Xinjiang: 01 Urumqi, 02 Karamay, 04 Turpan, 05 Hami, 23 Changji, 27 Bortala, 28 Bayingol, 29 Aksu, 30 Kizilsu, 31 Kashgar, 32 Hotan, 40 Ili, 42 Tacheng, 43 Altay, 90 Cities under the region
71 Taiwan: 01 Taipei, 02 Kaohsiung, 03 Tainan, 04 Taichung, 05 Kinmen, 06 Nantou, 07 Keelung, 08 Hsinchu City, 09 Chiayi City, 11 New Taipei, 12 Yilan, 13 Hsinchu County, 14 Taoyuan, 15 Miaoli, 17 Changhua, 19 Chiayi County, 21 Yunlin, 24 Pingtung, 25 Taitung, 26 Hualien, 27 Penghu, 28 Lienchiang
81 Hong Kong: 01 Hong Kong Island, 02 Kowloon, 03 New Territories
82 Macao: 01 Macau Peninsula, 02 Outlying Islands
`;

/** Districts and counties of the cities that have a store, by the first digits of the city's code. */
const districts = `
1101: 01 Dongcheng District, 02 Xicheng District, 05 Chaoyang District, 06 Fengtai District, 07 Shijingshan District, 08 Haidian District, 09 Mentougou District, 11 Fangshan District, 12 Tongzhou District, 13 Shunyi District, 14 Changping District, 15 Daxing District, 16 Huairou District, 17 Pinggu District, 18 Miyun District, 19 Yanqing District
1201: 01 Heping District, 02 Hedong District, 03 Hexi District, 04 Nankai District, 05 Hebei District, 06 Hongqiao District, 10 Dongli District, 11 Xiqing District, 12 Jinnan District, 13 Beichen District, 14 Wuqing District, 15 Baodi District, 16 Binhai New Area, 17 Ninghe District, 18 Jinghai District, 19 Jizhou District
1301: 02 Chang'an District, 04 Qiaoxi District, 05 Xinhua District, 07 Jingxing Mining District, 08 Yuhua District, 09 Gaocheng District, 10 Luquan District, 11 Luancheng District, 21 Jingxing County, 23 Zhengding County, 25 Xingtang County, 26 Lingshou County, 27 Gaoyi County, 28 Shenze County, 29 Zanhuang County, 30 Wuji County, 31 Pingshan County, 32 Yuanshi County, 33 Zhao County, 71 Shijiazhuang High-tech Zone, 72 Recycling Chemical Park, 81 Xinji, 83 Jinzhou, 84 Xinle
1401: 05 Xiaodian District, 06 Yingze District, 07 Xinghualing District, 08 Jiancaoping District, 09 Wanbolin District, 10 Jinyuan District, 21 Qingxu County, 22 Yangqu County, 23 Loufan County, 81 Gujiao
2101: 02 Heping District, 03 Shenhe District, 04 Dadong District, 05 Huanggu District, 06 Tiexi District, 11 Sujiatun District, 12 Hunnan District, 13 Shenbei New Area, 14 Yuhong District, 15 Liaozhong District, 23 Kangping County, 24 Faku County, 81 Xinmin, 90 Economic Development Zone
2102: 02 Zhongshan District, 03 Xigang District, 04 Shahekou District, 11 Ganjingzi District, 12 Lüshunkou District, 13 Jinzhou District, 14 Pulandian District, 24 Changhai County, 81 Wafangdian, 83 Zhuanghe
2201: 02 Nanguan District, 03 Kuancheng District, 04 Chaoyang District, 05 Erdao District, 06 Lüyuan District, 12 Shuangyang District, 13 Jiutai District, 22 Nong'an County, 71 Changchun Economic Development Zone, 72 Changchun Jingyue High-tech Zone, 73 Changchun High-tech Zone, 74 Changchun Automobile Development Zone, 82 Yushu, 83 Dehui, 84 Gongzhuling, 92 Economic Development Zone
2301: 02 Daoli District, 03 Nangang District, 04 Daowai District, 08 Pingfang District, 09 Songbei District, 10 Xiangfang District, 11 Hulan District, 12 Acheng District, 13 Shuangcheng District, 23 Yilan County, 24 Fangzheng County, 25 Bin County, 26 Bayan County, 27 Mulan County, 28 Tonghe County, 29 Yanshou County, 83 Shangzhi, 84 Wuchang
3101: 01 Huangpu District, 04 Xuhui District, 05 Changning District, 06 Jing'an District, 07 Putuo District, 09 Hongkou District, 10 Yangpu District, 12 Minhang District, 13 Baoshan District, 14 Jiading District, 15 Pudong New Area, 16 Jinshan District, 17 Songjiang District, 18 Qingpu District, 20 Fengxian District, 51 Chongming District
3201: 02 Xuanwu District, 04 Qinhuai District, 05 Jianye District, 06 Gulou District, 11 Pukou District, 12 Jiangbei New Area, 13 Qixia District, 14 Yuhuatai District, 15 Jiangning District, 16 Luhe District, 17 Lishui District, 18 Gaochun District
3202: 05 Xishan District, 06 Huishan District, 11 Binhu District, 13 Liangxi District, 14 Xinwu District, 81 Jiangyin, 82 Yixing
3205: 05 Huqiu District, 06 Wuzhong District, 07 Xiangcheng District, 08 Gusu District, 09 Wujiang District, 71 Suzhou Industrial Park, 81 Changshu, 82 Zhangjiagang, 83 Kunshan, 85 Taicang, 90 Industrial Park, 91 High-tech Zone
3301: 02 Shangcheng District, 05 Gongshu District, 06 Xihu District, 08 Binjiang District, 09 Xiaoshan District, 10 Yuhang District, 11 Fuyang District, 12 Lin'an District, 13 Linping District, 14 Qiantang District, 22 Tonglu County, 27 Chun'an County, 82 Jiande
3302: 03 Haishu District, 05 Jiangbei District, 06 Beilun District, 11 Zhenhai District, 12 Yinzhou District, 13 Fenghua District, 25 Xiangshan County, 26 Ninghai County, 81 Yuyao, 82 Cixi
3303: 02 Lucheng District, 03 Longwan District, 04 Ouhai District, 05 Dongtou District, 24 Yongjia County, 26 Pingyang County, 27 Cangnan County, 28 Wencheng County, 29 Taishun County, 81 Rui'an, 82 Yueqing, 83 Longgang
3401: 02 Yaohai District, 03 Luyang District, 04 Shushan District, 11 Baohe District, 21 Changfeng County, 22 Feidong County, 23 Feixi County, 24 Lujiang County, 71 Hefei High-tech Zone, 72 Hefei Economic Development Zone, 73 Hefei Xinzhan High-tech Zone, 81 Chaohu, 90 High-tech Zone, 91 Economic Development Zone
3501: 02 Gulou District, 03 Taijiang District, 04 Cangshan District, 05 Mawei District, 11 Jin'an District, 12 Changle District, 21 Minhou County, 22 Lianjiang County, 23 Luoyuan County, 24 Minqing County, 25 Yongtai County, 28 Pingtan County, 81 Fuqing
3502: 03 Siming District, 05 Haicang District, 06 Huli District, 11 Jimei District, 12 Tong'an District, 13 Xiang'an District
3601: 02 Donghu District, 03 Xihu District, 04 Qingyunpu District, 11 Qingshanhu District, 12 Xinjian District, 13 Honggutan District, 21 Nanchang County, 23 Anyi County, 24 Jinxian County, 90 Economic Development Zone, 92 High-tech Zone
3701: 02 Lixia District, 03 Shizhong District, 04 Huaiyin District, 05 Tianqiao District, 12 Licheng District, 13 Changqing District, 14 Zhangqiu District, 15 Jiyang District, 16 Laiwu District, 17 Gangcheng District, 24 Pingyin County, 26 Shanghe County, 71 Jinan High-tech Zone, 90 High-tech Zone
3702: 02 Shinan District, 03 Shibei District, 11 Huangdao District, 12 Laoshan District, 13 Licang District, 14 Chengyang District, 15 Jimo District, 71 Qingdao High-tech Zone, 81 Jiaozhou, 83 Pingdu, 85 Laixi, 90 Development Zone
4101: 02 Zhongyuan District, 03 Erqi District, 04 Guancheng Hui District, 05 Jinshui District, 06 Shangjie District, 08 Huiji District, 22 Zhongmu County, 71 Zhengzhou Economic Development Zone, 72 Zhengzhou High-tech Zone, 73 Airport Economy Zone, 81 Gongyi, 82 Xingyang, 83 Xinmi, 84 Xinzheng, 85 Dengfeng, 90 High-tech Zone, 91 Economic Development Zone
4201: 02 Jiang'an District, 03 Jianghan District, 04 Qiaokou District, 05 Hanyang District, 06 Wuchang District, 07 Qingshan District, 11 Hongshan District, 12 Dongxihu District, 13 Hannan District, 14 Caidian District, 15 Jiangxia District, 16 Huangpi District, 17 Xinzhou District
4301: 02 Furong District, 03 Tianxin District, 04 Yuelu District, 05 Kaifu District, 11 Yuhua District, 12 Wangcheng District, 21 Changsha County, 81 Liuyang, 82 Ningxiang
4401: 03 Liwan District, 04 Yuexiu District, 05 Haizhu District, 06 Tianhe District, 11 Baiyun District, 12 Huangpu District, 13 Panyu District, 14 Huadu District, 15 Nansha District, 17 Conghua District, 18 Zengcheng District
4403: 03 Luohu District, 04 Futian District, 05 Nanshan District, 06 Bao'an District, 07 Longgang District, 08 Yantian District, 09 Longhua District, 10 Pingshan District, 11 Guangming District
4406: 04 Chancheng District, 05 Nanhai District, 06 Shunde District, 07 Sanshui District, 08 Gaoming District
4419: 01 Zhongtang Town, 03 Nancheng Subdistrict, 04 Chang'an Town, 05 Dongkeng Town, 06 Zhangmutou Town, 07 Guancheng Subdistrict, 08 Shilong Town, 09 Qiaotou Town, 10 Wanjiang Subdistrict, 11 Machong Town, 12 Humen Town, 13 Xiegang Town, 14 Shijie Town, 15 Chashan Town, 16 Dongcheng Subdistrict, 17 Hongmei Town, 18 Daojiao Town, 19 Gaobu Town, 20 Qishi Town, 21 Fenggang Town, 22 Dalingshan Town, 23 Songshan Lake, 24 Qingxi Town, 25 Wangniudun Town, 26 Houjie Town, 27 Changping Town, 28 Liaobu Town, 29 Shipai Town, 30 Hengli Town, 31 Tangsha Town, 32 Huangjiang Town, 33 Dalang Town, 34 Dongguan Port, 35 Dongguan Ecological Park, 90 Shatian Town
4501: 02 Xingning District, 03 Qingxiu District, 05 Jiangnan District, 07 Xixiangtang District, 08 Liangqing District, 09 Yongning District, 10 Wuming District, 23 Long'an County, 24 Mashan County, 25 Shanglin County, 26 Binyang County, 81 Hengzhou
4601: 05 Xiuying District, 06 Longhua District, 07 Qiongshan District, 08 Meilan District
5001: 01 Wanzhou District, 02 Fuling District, 03 Yuzhong District, 04 Dadukou District, 05 Jiangbei District, 06 Shapingba District, 07 Jiulongpo District, 08 Nan'an District, 09 Beibei District, 10 Qijiang District, 11 Dazu District, 12 Yubei District, 13 Banan District, 14 Qianjiang District, 15 Changshou District, 16 Jiangjin District, 17 Hechuan District, 18 Yongchuan District, 19 Nanchuan District, 20 Bishan District, 51 Tongliang District, 52 Tongnan District, 53 Rongchang District, 54 Kaizhou District, 55 Liangping District, 56 Wulong District
5101: 04 Jinjiang District, 05 Qingyang District, 06 Jinniu District, 07 Wuhou District, 08 Chenghua District, 12 Longquanyi District, 13 Qingbaijiang District, 14 Xindu District, 15 Wenjiang District, 16 Shuangliu District, 17 Pidu District, 18 Xinjin District, 21 Jintang County, 29 Dayi County, 31 Pujiang County, 81 Dujiangyan, 82 Pengzhou, 83 Qionglai, 84 Chongzhou, 85 Jianyang, 91 High-tech Zone
5201: 02 Nanming District, 03 Yunyan District, 11 Huaxi District, 12 Wudang District, 13 Baiyun District, 15 Guanshanhu District, 21 Kaiyang County, 22 Xifeng County, 23 Xiuwen County, 81 Qingzhen
5301: 02 Wuhua District, 03 Panlong District, 11 Guandu District, 12 Xishan District, 13 Dongchuan District, 14 Chenggong District, 15 Jinning District, 24 Fumin County, 25 Yiliang County, 26 Shilin County, 27 Songming County, 28 Luquan County, 29 Xundian County, 81 Anning
6101: 02 Xincheng District, 03 Beilin District, 04 Lianhu District, 11 Baqiao District, 12 Weiyang District, 13 Yanta District, 14 Yanliang District, 15 Lintong District, 16 Chang'an District, 17 Gaoling District, 18 Huyi District, 22 Lantian County, 24 Zhouzhi County
6201: 02 Chengguan District, 03 Qilihe District, 04 Xigu District, 05 Anning District, 11 Honggu District, 21 Yongdeng County, 22 Gaolan County, 23 Yuzhong County, 71 Lanzhou New Area
6501: 02 Tianshan District, 03 Saybagh District, 04 Xinshi District, 05 Shuimogou District, 06 Toutunhe District, 07 Dabancheng District, 09 Midong District, 21 Urumqi County
`;

/** Official names in letters by code: all provinces and cities, districts where there is a store. */
export const regionNames: ReadonlyMap<string, string> = new Map([
  ...rows(provinces).flatMap(({ head, parts }) => {
    const [code = '', ...name] = head.split(' ');
    const cities = parts.map((part): Named => [`${code}${part.code}00`, part.name]);
    return [[`${code}0000`, name.join(' ')] as Named, ...cities];
  }),
  ...rows(districts).flatMap(({ head, parts }) =>
    parts.map((part): Named => [`${head}${part.code}`, part.name]),
  ),
]);

type Named = [code: string, name: string];

function rows(table: string) {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [head = '', rest = ''] = row.split(': ');
      const parts = rest.split(', ').map((part) => {
        const [code = '', ...name] = part.split(' ');
        return { code, name: name.join(' ') };
      });
      return { head, parts };
    });
}
