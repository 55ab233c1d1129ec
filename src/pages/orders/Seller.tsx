import { AsGiven } from '../../ui/AsGiven.tsx';
import { useSay } from '../../ui/language.tsx';
import type { Seller } from '../address.ts';
import { useAnswer } from '../answers.tsx';
import styles from './Orders.module.css';
import { words } from './words.ts';

/** Who looks after the order (`seller/queryInfo`); `otherwise` while nobody is named, or nobody answers. */
export function SellerCard({ orderNo, otherwise }: { orderNo: string; otherwise: Seller }) {
  const say = useSay();
  const answer = useAnswer<Seller>('seller.info', { orderNo });
  const found = answer.data;
  const seller = found && found.salesName !== '' && found.salesPhone !== '' ? found : otherwise;
  return (
    <section className={styles.section}>
      <h2>{say(words.seller)}</h2>
      <p>{answer.isPending ? '\u00A0' : <AsGiven text={seller.salesName} />}</p>
      <a className={styles.link} href={`tel:${seller.salesPhone.replace(/[^\d+]/g, '')}`}>
        {answer.isPending ? '\u00A0' : say(words.call, { phone: seller.salesPhone })}
      </a>
    </section>
  );
}
