/** An order of the sandbox at this address, waiting for the action, and its customer's token. */
export async function newOrder(
  url: string,
  funder: string,
  action: number,
): Promise<{ orderNo: string; token: string }> {
  const response = await fetch(`${url}/sandbox/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ funder, action }),
  });
  return (await response.json()) as { orderNo: string; token: string };
}
