/** What the messaging app puts into the window of its browser, some time after the page has loaded. */
export interface WeixinJSBridge {
  invoke(
    method: string,
    parameters: Record<string, string>,
    answered: (result: unknown) => void,
  ): void;
}

export interface MessagingWindow {
  WeixinJSBridge?: WeixinJSBridge;
}
