/** The order of a request; a flow about no order names none. */
export function ofOrder(orderNo: string): { orderNo?: string } {
  return orderNo === '' ? {} : { orderNo };
}
