/**
 * Calls back with the files another program wrote, and without any after an interruption, when nobody knows which. Connected
 * only while the page is visible: a browser has six connections to one server for all its pages.
 */
export function onFilesChanged(changed: (files?: readonly string[]) => void): void {
  let events: EventSource | undefined;
  let isFirst = true;
  const connect = () => {
    events?.close();
    events = undefined;
    if (document.hidden) return;
    events = new EventSource('/data/events');
    events.addEventListener('open', () => {
      if (!isFirst) changed();
      isFirst = false;
    });
    events.addEventListener('message', ({ data }: MessageEvent<string>) =>
      changed(JSON.parse(data) as string[]),
    );
  };
  document.addEventListener('visibilitychange', connect);
  connect();
}
