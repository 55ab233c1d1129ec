type Industry = {
  id: string;
  value: string;
  en: string;
  childList: { id: string; value: string }[];
};

function industry(id: string, value: string, en: string, ...children: readonly string[]): Industry {
  const childList = children.map((child, at) => ({
    id: `${id}${String(at + 1).padStart(2, '0')}`,
    value: child,
  }));
  return { id, value, en, childList };
}

/** Two levels after the national classification of industries, shortened. */
export const industries: Industry[] = [
  industry(
    'A',
    '农、林、牧、渔业',
    'Farming, forestry and fishing',
    '农业',
    '林业',
    '畜牧业',
    '渔业',
  ),
  industry('B', '采矿业', 'Mining', '煤炭开采', '石油和天然气开采', '金属矿采选'),
  industry(
    'C',
    '制造业',
    'Manufacturing',
    '食品制造',
    '纺织服装',
    '汽车制造',
    '电子设备制造',
    '机械制造',
  ),
  industry('D', '电力、燃气及水的供应', 'Energy and water', '电力', '燃气', '水的生产和供应'),
  industry('E', '建筑业', 'Construction', '房屋建筑', '土木工程', '装饰装修'),
  industry('F', '批发和零售业', 'Trade', '批发', '零售', '电子商务'),
  industry(
    'G',
    '交通运输、仓储和邮政业',
    'Transport and post',
    '道路运输',
    '网约车与出租车',
    '仓储',
    '快递',
  ),
  industry('H', '住宿和餐饮业', 'Hotels and restaurants', '住宿', '餐饮'),
  industry('I', '信息技术服务业', 'Information technology', '软件', '互联网服务', '电信'),
  industry('J', '金融业', 'Finance', '银行', '证券', '保险'),
  industry('K', '房地产业', 'Real estate', '房地产开发', '物业管理', '中介服务'),
  industry('O', '居民服务和其他服务业', 'Personal services', '居民服务', '汽车维修', '其他服务'),
  industry('P', '教育', 'Education', '学校', '培训'),
  industry('Q', '卫生和社会工作', 'Health and social work', '医院', '社会工作'),
  industry('S', '公共管理和社会组织', 'Public administration', '国家机关', '社会团体'),
];
