/** What the messaging app puts into the window of a page that a mini-program shows. */
export interface MiniProgram {
  navigateTo(options: { url: string; success?: () => void; fail?: () => void }): void;
  /** Delivered to the mini-program when its page is left, shared or destroyed. */
  postMessage?(message: { data: unknown }): void;
}

export interface MiniProgramWindow {
  wx?: { miniProgram?: MiniProgram };
}
