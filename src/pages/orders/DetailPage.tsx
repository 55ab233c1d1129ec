import { OrderDetail } from './OrderDetail.tsx';
import { useLocation } from '../routing.ts';
import { readAddress } from '../address.ts';

/** /orderDetail of the order that the address names. */
export function DetailPage() {
  const { search } = useLocation();
  const { orderNo, seller } = readAddress(search);
  return <OrderDetail orderNo={orderNo} seller={seller} />;
}
