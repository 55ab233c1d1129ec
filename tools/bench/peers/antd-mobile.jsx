import {
  Button,
  Card,
  Dropdown,
  Form,
  Grid,
  Image,
  InfiniteScroll,
  Input,
  List,
  NavBar,
  Radio,
  SearchBar,
  Selector,
  Skeleton,
  Space,
  Swiper,
  TabBar,
  Tag,
} from 'antd-mobile';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The same content as the app's pages, from the same platform, as one would write it with this library. */
const views = { home: Home, list: CarList, detail: Detail, step: Step };
const query = new URLSearchParams(window.location.search);
const View = views[query.get('view')] ?? Home;
createRoot(document.getElementById('root')).render(<View />);

async function request(path, body) {
  const answer = await fetch(path, {
    headers: { 'accept-language': 'zh', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await answer.json()).data;
}

function useResponse(path, carId) {
  const [data, setData] = useState();
  useEffect(() => {
    void request(path, carId && { carId, cityCode: '110100' }).then(setData);
  }, [path, carId]);
  return data;
}

const yuan = (fen) => `${(fen / 100).toLocaleString('zh-CN')}元`;

/** A drawing as light as one can be, for the library has none. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"%3E%3Cpath fill="%231558d6" d="M8 42q0-12 20-14l14-12h36l16 12q18 2 18 14z"/%3E%3Ccircle cx="34" cy="44" r="8"/%3E%3Ccircle cx="88" cy="44" r="8"/%3E%3C/svg%3E';

function CarCard({ car }) {
  return (
    <Card title={`${car.brand.zh} ${car.series.zh}`}>
      <Space>
        <Image src={picture} width={120} height={60} alt="" />
        <div>
          <div>{car.name.zh}</div>
          <Space wrap>
            {car.labels.map((label) => (
              <Tag key={label.zh} color="primary" fill="outline">
                {label.zh}
              </Tag>
            ))}
          </Space>
          <div>
            首付 {yuan(car.firstPayment)}，月租 {yuan(car.monthRent)}
          </div>
        </div>
      </Space>
    </Card>
  );
}

function Home() {
  const home = useResponse('/hshcwxweb/home/content?home=general&cityCode=110100');
  if (!home) return <Skeleton.Paragraph lineCount={12} animated />;
  return (
    <>
      <NavBar back={null}>首页</NavBar>
      <SearchBar placeholder="搜索品牌、车系或车款" />
      <Swiper>
        {home.banners.map(({ id, title, about }) => (
          <Swiper.Item key={id}>
            <h2>{title.zh}</h2>
            <p>{about.zh}</p>
            <Image src={picture} width={240} height={120} alt="" />
          </Swiper.Item>
        ))}
      </Swiper>
      <Grid columns={4} gap={8}>
        {home.entries.map(({ id, title }) => (
          <Grid.Item key={id}>{title.zh}</Grid.Item>
        ))}
      </Grid>
      <h2>新车推荐</h2>
      {home.recommended.slice(0, 6).map((car) => (
        <CarCard key={car.carId} car={car} />
      ))}
      <List header="热门品牌">
        {home.brands.map(({ brandId, name }) => (
          <List.Item key={brandId}>{name.zh}</List.Item>
        ))}
      </List>
      <List header="资讯">
        {home.news.map(({ newsId, title }) => (
          <List.Item key={newsId}>{title.zh}</List.Item>
        ))}
      </List>
      <TabBar>
        {['首页', '选车', '订单', '我的'].map((title) => (
          <TabBar.Item key={title} title={title} />
        ))}
      </TabBar>
    </>
  );
}

function CarList() {
  const [cars, setCars] = useState([]);
  const [more, setMore] = useState(true);
  const next = async () => {
    const page = cars.length / 10 + 1;
    const found = await request(`/hshcwxweb/catalogue/cars?kind=new&page=${page}&size=10`);
    setCars([...cars, ...found.cars]);
    setMore(found.more);
  };
  return (
    <>
      <NavBar>新车</NavBar>
      <Dropdown>
        {['排序', '品牌', '价格', '筛选'].map((title) => (
          <Dropdown.Item key={title} title={title}>
            <Radio.Group>
              <Radio value="1">{title}</Radio>
            </Radio.Group>
          </Dropdown.Item>
        ))}
      </Dropdown>
      {cars.map((car) => (
        <CarCard key={car.carId} car={car} />
      ))}
      <InfiniteScroll loadMore={next} hasMore={more} />
    </>
  );
}

function Detail() {
  const detail = useResponse(
    '/hshcchannel/api/carDetails/queryNewCarDetail',
    query.get('carId') ?? '',
  );
  if (!detail) return <Skeleton.Paragraph lineCount={12} animated />;
  return (
    <>
      <NavBar>车辆详情</NavBar>
      <Swiper>
        {(detail.gallery ?? []).map(({ view, title }) => (
          <Swiper.Item key={view}>
            <Image src={picture} width={360} height={180} alt={title.zh} />
          </Swiper.Item>
        ))}
      </Swiper>
      <h1>{detail.fullName}</h1>
      {detail.car && <CarCard car={detail.car} />}
      <List header="方案">
        <List.Item>
          <Selector
            options={['10%', '20%', '30%', '40%'].map((label) => ({ label, value: label }))}
          />
        </List.Item>
        <List.Item>
          <Selector
            options={['24', '36', '48', '60'].map((months) => ({
              label: `${months} 期`,
              value: months,
            }))}
          />
        </List.Item>
      </List>
      {(detail.parameters ?? []).map(({ id, title, rows }) => (
        <List key={id} header={title.zh}>
          {rows.map((row) => (
            <List.Item key={row.id} extra={row.value.zh}>
              {row.name.zh}
            </List.Item>
          ))}
        </List>
      ))}
      <Button block color="primary" size="large">
        立即下单
      </Button>
    </>
  );
}

function Step() {
  return (
    <>
      <NavBar>更换还款卡</NavBar>
      <Form
        footer={
          <Button block type="submit" color="primary" size="large">
            下一步
          </Button>
        }
      >
        <Form.Item name="card" label="银行卡号" rules={[{ required: true }]}>
          <Input inputMode="numeric" placeholder="请输入银行卡号" />
        </Form.Item>
        <Form.Item name="phone" label="预留手机号" rules={[{ required: true }]}>
          <Input inputMode="tel" placeholder="请输入手机号" />
        </Form.Item>
      </Form>
    </>
  );
}
