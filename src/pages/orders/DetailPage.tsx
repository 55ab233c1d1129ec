import { readAddress } from '../address.ts';
import { useLocation } from '../routing.ts';
import { OneOrder } from './OneOrder.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { messages } from './messages.ts';

/** /orderDetail of the order that the address names. */
export function DetailPage() {
  const { seller } = readAddress(useLocation().search);
  return (
    <OneOrder
      title={messages.order}
      endpoint="order.detail"
      back={() => '/orderList'}
      backWords={messages.toList}
    >
      {(order) => <OrderDetail order={order} seller={seller} />}
    </OneOrder>
  );
}
