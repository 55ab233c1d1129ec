let kept: Element | undefined;

/** Before React renders anew and empties its root: the place of what is shown there of the first response. */
export function keepMarkup(place: Element | undefined): void {
  kept = place;
}

/** As the `ref` of the place that React renders in its stead: before the next paint, and as the same nodes. */
export function takeKeptMarkup(place: Element | null): void {
  if (!place || !kept) return;
  place.append(...kept.childNodes);
  kept = undefined;
}
