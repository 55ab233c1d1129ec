/** The floor: what the pages say as HTML alone, written by the server. */
interface Of {
  carId: string;
  order: { orderNo: string };
}

type ChineseText = { zh: string };
interface Car {
  carId: string;
  brand: ChineseText;
  series: ChineseText;
  name: ChineseText;
  firstPayment: number;
  monthRent: number;
}

export async function plainPage(view: string, platform: string, of: Of): Promise<string> {
  const request = async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(platform + path, {
      headers: { 'accept-language': 'zh', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return ((await response.json()) as { data: T }).data;
  };
  const views: Record<string, () => Promise<[title: string, content: string]>> = {
    home: async () => {
      const home = await request<{
        recommended: Car[];
        brands: { name: ChineseText }[];
        news: { title: ChineseText }[];
      }>('/hshcwxweb/home/content?home=general&cityCode=110100');
      const rest = [...home.brands.map(({ name }) => name), ...home.news.map(({ title }) => title)];
      const items = rest.map(({ zh }) => `<li>${zh}</li>`).join('');
      return ['首页', `${home.recommended.slice(0, 6).map(card).join('')}<ul>${items}</ul>`];
    },
    list: async () => {
      const path = '/hshcwxweb/catalogue/cars?kind=new&page=1&size=10';
      return ['新车', (await request<{ cars: Car[] }>(path)).cars.map(card).join('')];
    },
    detail: async () => {
      const path = '/hshcchannel/api/carDetails/queryNewCarDetail';
      const body = { carId: of.carId, cityCode: '110100' };
      const { fullName, car } = await request<{ fullName: string; car?: Car }>(path, body);
      return [fullName, car ? card(car) : ''];
    },
    step: () => {
      const field = (label: string) => `<p><label>${label}<br><input required></label></p>`;
      const fields = ['银行卡号', '预留手机号'].map(field).join('');
      return Promise.resolve(['更换还款卡', `<form>${fields}<button>下一步</button></form>`]);
    },
  };
  const [title, content] = (await views[view]?.()) ?? ['', ''];
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><main>${content}</main></html>`;
}

function card({ carId, brand, series, name, firstPayment, monthRent }: Car): string {
  const yuan = (fen: number) => (fen / 100).toLocaleString('zh-CN');
  return `<article><h2>${brand.zh} ${series.zh}</h2><a href="?carId=${carId}">${name.zh}</a><p>首付 ${yuan(firstPayment)}元，月租 ${yuan(monthRent)}元</p></article>`;
}
