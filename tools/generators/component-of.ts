/** `OrderReview` of the screen `order-review`: its file, and what that exports. */
export function componentOf(screen: string): string {
  return screen.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
