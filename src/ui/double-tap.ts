/**
 * The second tap of a double tap is none on the page that the first one led to, whatever lies there under the finger.
 * Gives the way to stop guarding.
 */
export function guardDoubleTaps(target: Document, place: () => string): () => void {
  let tappedAt = place();
  const onClick = (event: MouseEvent) => {
    // The browser counts taps that belong together; a key press counts as none.
    if (event.detail <= 1) {
      tappedAt = place();
      return;
    }
    if (place() === tappedAt) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  target.addEventListener('click', onClick, true);
  return () => target.removeEventListener('click', onClick, true);
}
