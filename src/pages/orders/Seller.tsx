import { AsGiven } from '../../ui/AsGiven.tsx';
import { useSay } from '../../ui/language.tsx';
import type { Seller } from '../address.ts';
import { useAnswer } from '../answers.tsx';
import styles from './Orders.module.css';
import { words } from './words.ts';

interface SellerCardProps {
  orderNo: string;
  /** As the order has it. */
  named?: Seller | undefined;
  /** While nobody is named, or nobody answers. */
  otherwise: Seller;
}

/** Who looks after the order: as the platform says when asked (`seller/queryInfo`), else as the order itself does. */
export function SellerCard({ orderNo, named, otherwise }: SellerCardProps) {
  const say = useSay();
  const answer = useAnswer<Seller>('seller.info', { orderNo });
  const seller = [answer.data, named].find(isWhole) ?? otherwise;
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

function isWhole(seller: Seller | undefined): seller is Seller {
  return seller !== undefined && seller.salesName !== '' && seller.salesPhone !== '';
}
