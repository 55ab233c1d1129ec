import { Empty } from '../../ui/page/Empty.tsx';
import { useT } from '../../ui/language.tsx';
import { PageWithBack } from '../PageWithBack.tsx';
import { Link } from '../routing.ts';
import styles from './Account.module.css';

const messages = {
  title: { zh: '活动已结束', en: 'This event is over' },
  ended: { zh: '本期团购活动已结束', en: 'The group purchase has ended' },
  text: {
    zh: '已付定金的团购订单照常履约，可在订单列表查看进度；未付定金的名额已释放。',
    en: 'Orders with a paid deposit go on as agreed; you find them in your list. Places without one are free again.',
  },
  toCars: { zh: '看看其他车型', en: 'Look at other cars' },
  toOrders: { zh: '查看我的订单', en: 'See my orders' },
} as const;

/** /promotionEnded: where links of a team-buying event lead once it is over. */
export function PromotionEnded() {
  const t = useT();
  return (
    <PageWithBack title={t(messages.title)} focusKey="ended" backTo="/index">
      <Empty title={t(messages.ended)} text={t(messages.text)}>
        <Link className={styles.button} to="/newCar">
          {t(messages.toCars)}
        </Link>
        <Link className={styles.row} to="/orderList">
          <span className={styles.label}>{t(messages.toOrders)}</span>
        </Link>
      </Empty>
    </PageWithBack>
  );
}
