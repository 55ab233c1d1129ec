/** Scrolls two pages to the first words in which they differ; false where there are none. */
export function showFirstDifference(one: Document, other: Document): boolean {
  const [texts, others] = [textsOf(one), textsOf(other)];
  const longer = texts.length > others.length ? texts : others;
  const at = longer.findIndex((_, index) => texts[index]?.data !== others[index]?.data);
  if (at < 0) return false;
  showInMiddle(one, texts[at]);
  showInMiddle(other, others[at]);
  return true;
}

/** Without scrolling what is around the page. */
function showInMiddle({ defaultView: view }: Document, text: Text | undefined): void {
  const { top } = text?.parentElement?.getBoundingClientRect() ?? {};
  if (view && top !== undefined) view.scrollBy(0, top - view.innerHeight / 2);
}

/** Those that are drawn. */
function textsOf(page: Document): Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const isDrawn = (text.parentElement?.getClientRects().length ?? 0) > 0;
    if (isDrawn && text.data.trim() !== '') texts.push(text);
  }
  return texts;
}
