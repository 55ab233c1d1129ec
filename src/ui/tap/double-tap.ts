/**
 * A tap is meant for what was there when it began: neither the second tap of a double tap nor one that was under way counts
 * on the screen that came meanwhile, whatever lies there under the finger. `place`: the address and the screen. `screen`:
 * empty until the app shows its first one, which is the one in the HTML. Returns what stops the guarding.
 */
export function guardDoubleTaps(
  target: Document,
  place: () => string,
  screen: () => string,
): () => void {
  let tappedAt = place();
  let pressed: string | undefined;
  const onPress = () => {
    pressed = screen();
  };
  const onClick = (event: MouseEvent) => {
    const isOfOtherScreen = event.detail > 0 && Boolean(pressed) && pressed !== screen();
    pressed = undefined;
    // The browser counts taps that belong together; a key press counts as none.
    const isEcho = event.detail > 1 && place() !== tappedAt;
    if (event.detail <= 1) tappedAt = place();
    if (!isOfOtherScreen && !isEcho) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  target.addEventListener('pointerdown', onPress, true);
  target.addEventListener('click', onClick, true);
  return () => {
    target.removeEventListener('pointerdown', onPress, true);
    target.removeEventListener('click', onClick, true);
  };
}
