import { AsGiven } from '../../ui/field/AsGiven.tsx';
import { useT } from '../../ui/language.tsx';
import type { Seller } from '../address.ts';
import { useEndpoint } from '../endpoint-queries.tsx';
import styles from './Orders.module.css';
import { messages } from './messages.ts';

interface SellerCardProps {
  orderNo: string;
  /** As the order has it. */
  named?: Seller | undefined;
  /** Where no seller is named, or the request has no response. */
  otherwise: Seller;
}

/** Who looks after the order: as the platform says when asked (`seller/queryInfo`), else as the order itself does. */
export function SellerCard({ orderNo, named, otherwise }: SellerCardProps) {
  const t = useT();
  const query = useEndpoint('seller.info', { orderNo });
  const seller = [query.data, named].find(isWhole) ?? otherwise;
  return (
    <section className={styles.section}>
      <h2>{t(messages.seller)}</h2>
      <p>{query.isPending ? '\u00A0' : <AsGiven text={seller.salesName} />}</p>
      <a className={styles.link} href={`tel:${seller.salesPhone.replace(/[^\d+]/g, '')}`}>
        {query.isPending ? '\u00A0' : t(messages.call, { phone: seller.salesPhone })}
      </a>
    </section>
  );
}

function isWhole(seller: Seller | undefined): seller is Seller {
  return seller !== undefined && seller.salesName !== '' && seller.salesPhone !== '';
}
