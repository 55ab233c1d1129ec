import type { OwnPage } from './own-page.ts';

/** A page whose visibility the test controls. */
export function aPage() {
  const assigned: string[] = [];
  const watching = new Set<(restored: boolean) => void>();
  let visible = true;
  const page: OwnPage = {
    assign: (url) => void assigned.push(url),
    visible: () => visible,
    onVisibilityChange(changed) {
      watching.add(changed);
      return () => void watching.delete(changed);
    },
  };
  const show = (now: boolean, restored = false) => {
    visible = now;
    for (const changed of watching) changed(restored);
  };
  return { page, assigned, watching, show };
}
