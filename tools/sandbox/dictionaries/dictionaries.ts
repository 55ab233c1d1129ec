import type { DictionaryName } from '../../../src/api/dictionaries.ts';
import { banks } from './banks.ts';
import { industries } from './industries.ts';

export type DictionaryOption = {
  value: string;
  zh: string;
  en: string;
};

function options(
  ...pairs: readonly (readonly [value: string, zh: string, en: string])[]
): readonly DictionaryOption[] {
  return pairs.map(([value, zh, en]) => ({ value, zh, en }));
}

const ethnicGroups =
  '汉 Han,蒙古 Mongol,回 Hui,藏 Tibetan,维吾尔 Uyghur,苗 Miao,彝 Yi,壮 Zhuang,布依 Buyei,朝鲜 Korean,满 Manchu,侗 Dong,瑶 Yao,白 Bai,土家 Tujia,哈尼 Hani,哈萨克 Kazakh,傣 Dai,黎 Li,傈僳 Lisu,佤 Va,畲 She,高山 Gaoshan,拉祜 Lahu,水 Sui,东乡 Dongxiang,纳西 Naxi,景颇 Jingpo,柯尔克孜 Kyrgyz,土 Tu,达斡尔 Daur,仫佬 Mulao,羌 Qiang,布朗 Blang,撒拉 Salar,毛南 Maonan,仡佬 Gelao,锡伯 Sibe,阿昌 Achang,普米 Pumi,塔吉克 Tajik,怒 Nu,乌孜别克 Uzbek,俄罗斯 Russian,鄂温克 Evenki,德昂 De’ang,保安 Bonan,裕固 Yugur,京 Gin,塔塔尔 Tatar,独龙 Derung,鄂伦春 Oroqen,赫哲 Hezhen,门巴 Monba,珞巴 Lhoba,基诺 Jino';

/** The fifteen dictionaries of the specification and two of ours. Values are ours; the specification shows none. */
export const dictionaries: Readonly<Record<DictionaryName, readonly DictionaryOption[]>> = {
  nations: ethnicGroups.split(',').map((pair, at) => {
    const [zh = '', en = ''] = pair.split(' ');
    return { value: String(at + 1).padStart(2, '0'), zh: `${zh}族`, en };
  }),
  wed: options(
    ['10', '未婚', 'Single'],
    ['20', '已婚', 'Married'],
    ['30', '丧偶', 'Widowed'],
    ['40', '离异', 'Divorced'],
  ),
  yorn: options(['Y', '是', 'Yes'], ['N', '否', 'No']),
  sapptType: options(
    ['01', '申请人', 'Applicant'],
    ['02', '共借人', 'Co-borrower'],
    ['03', '担保人', 'Guarantor'],
  ),
  education: options(
    ['10', '研究生及以上', 'Postgraduate'],
    ['20', '本科', 'Bachelor'],
    ['30', '大专', 'College'],
    ['40', '中专或高中', 'Secondary school'],
    ['50', '初中及以下', 'Junior school or less'],
  ),
  indivDegree: options(
    ['1', '博士', 'Doctor'],
    ['2', '硕士', 'Master'],
    ['3', '学士', 'Bachelor'],
    ['9', '其他', 'Other'],
  ),
  profession: options(
    ['0', '国家机关、党群组织、企事业单位负责人', 'Head of an institution'],
    ['1', '专业技术人员', 'Professional'],
    ['3', '办事人员', 'Clerk'],
    ['4', '商业、服务业人员', 'Trade and services'],
    ['5', '农、林、牧、渔业人员', 'Farming and fishing'],
    ['6', '生产、运输人员', 'Production and transport'],
    ['Y', '其他', 'Other'],
  ),
  employment: options(
    ['employed', '受雇', 'Employed'],
    ['self-employed', '自雇或个体经营', 'Self-employed'],
    ['business-owner', '企业主', 'Business owner'],
    ['retired', '退休', 'Retired'],
    ['none', '无业', 'Not working'],
  ),
  profsn: options(
    ['1', '无职称', 'No title'],
    ['2', '初级', 'Junior'],
    ['3', '中级', 'Intermediate'],
    ['4', '高级', 'Senior'],
  ),
  positionOpt: options(
    ['1', '高级领导', 'Senior manager'],
    ['2', '中级领导', 'Middle manager'],
    ['3', '一般员工', 'Staff'],
    ['9', '其他', 'Other'],
  ),
  indivEmpTyp: options(
    ['100', '机关事业单位', 'Public institution'],
    ['200', '国有企业', 'State-owned company'],
    ['300', '外资企业', 'Foreign-invested company'],
    ['400', '私营企业', 'Private company'],
    ['500', '个体工商户', 'Sole trader'],
  ),
  house: options(
    ['owned', '自有住房无贷款', 'Owned, no mortgage'],
    ['mortgaged', '自有住房有贷款', 'Owned, with a mortgage'],
    ['family', '与亲属同住', 'With family'],
    ['rented', '租房', 'Rented'],
    ['dormitory', '单位宿舍', 'Employer’s housing'],
  ),
  sex: options(['1', '男', 'Male'], ['0', '女', 'Female']),
  regLive: options(
    ['local', '户籍与居住地一致', 'Where I am registered'],
    ['same-province', '同省异地', 'Elsewhere in the province'],
    ['other-province', '外省', 'In another province'],
  ),
  relation: options(
    ['spouse', '配偶', 'Spouse'],
    ['parent', '父母', 'Parent'],
    ['child', '子女', 'Child'],
    ['sibling', '兄弟姐妹', 'Sibling'],
    ['colleague', '同事', 'Colleague'],
    ['friend', '朋友', 'Friend'],
  ),
  industry: industries.map(({ id, value, en }) => ({ value: id, zh: value, en })),
  bank: banks.map(({ bankName, bankCode }) => ({ value: bankCode, zh: bankName, en: bankCode })),
};
