const outside = ['quarter', 'front', 'rear'] as const;
/** From outside, but not from the side; `quarter`: at 45 degrees from the front. */
export type OutsideView = (typeof outside)[number];

export function isOutside(view: string): view is OutsideView {
  return outside.some((one) => one === view);
}
