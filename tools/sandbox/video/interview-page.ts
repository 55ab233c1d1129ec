import { pageFrame } from '../platform/page-frame.ts';

const words = {
  zh: {
    title: '面签专员工作台',
    demo: '演示页面：代表面签专员一侧。',
    rooms: '等待中的客户',
    nobody: '暂无客户等待，有客户进入后会自动显示。',
    offline: '连接中断，正在重试…',
    second: '二次审核',
    enter: '进入房间',
    opening: '正在打开摄像头和麦克风…',
    calling: '正在呼叫客户…',
    unseen: '摄像头不可用，客户看不到您，但您可以看到客户。正在呼叫客户…',
    connecting: '正在接通…',
    connected: '已接通',
    disconnected: '网络不稳定，等待客户重新接通…',
    failed: '已拒绝',
    passed: '已通过',
    left: '已挂断，未作决定',
    decided: '本次面签已有结果',
    gone: '客户已离开房间',
    order: '订单号',
    other: '客户画面',
    own: '我的画面',
    pass: '通过',
    fail: '不通过',
    hangUp: '挂断',
    language: 'English',
  },
  en: {
    title: "The interviewer's desk",
    demo: "A demonstration: it stands for the interviewer's side.",
    rooms: 'Customers waiting',
    nobody: 'Nobody is waiting. Customers appear here as they enter.',
    offline: 'The connection failed. Trying again…',
    second: 'second audit',
    enter: 'Enter the room',
    opening: 'Opening camera and microphone…',
    calling: 'Calling the customer…',
    unseen: 'No camera: the customer cannot see you, but you see the customer. Calling…',
    connecting: 'Connecting…',
    connected: 'Connected',
    disconnected: 'The network is unsteady. Waiting for the customer…',
    failed: 'Refused',
    passed: 'Passed',
    left: 'Hung up, nothing decided',
    decided: 'This interview is decided',
    gone: 'The customer has left the room',
    order: 'Order',
    other: 'The customer',
    own: 'You',
    pass: 'Passed',
    fail: 'Not passed',
    hangUp: 'Hang up',
    language: '中文',
  },
} as const;

/** The interviewer's page; `interview-client.js` makes it live. */
export function interviewPage(lang: 'zh' | 'en'): string {
  const texts = words[lang];
  const other = lang === 'zh' ? 'en' : 'zh';
  return pageFrame({
    lang,
    title: texts.title,
    body: `<p role="status" data-part="status"></p>
<section data-part="list">
<p data-part="last"></p>
<h2>${texts.rooms}</h2>
<ul data-part="rooms"></ul>
</section>
<section data-part="call" hidden>
<p>${texts.order} <strong data-part="order"></strong></p>
<div class="pictures">
<video data-part="other" aria-label="${texts.other}" autoplay playsinline></video>
<video data-part="own" aria-label="${texts.own}" autoplay playsinline muted></video>
</div>
<p class="buttons">
<button type="button" data-part="pass">${texts.pass}</button>
<button type="button" data-part="fail" class="second">${texts.fail}</button>
<button type="button" data-part="hang-up" class="second">${texts.hangUp}</button>
</p>
</section>`,
    footer: `${texts.demo} <a href="?lang=${other}" lang="${other}">${texts.language}</a>`,
    style,
    scripts: `<script type="application/json" id="words">${JSON.stringify(texts).replaceAll('<', String.raw`\u003c`)}</script>
<script type="module" src="/sandbox/interview.js"></script>
`,
  });
}

const style = `
body { max-width: 48rem; }
h2 { font-size: 1.1rem; margin: 1rem 0 0.5rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; justify-content: space-between; align-items: center; padding: 0.5rem 0; border-top: 1px solid #e7e9ee; }
.pictures { position: relative; background: #1a1f28; border-radius: 0.75rem; overflow: hidden; }
.pictures video { display: block; width: 100%; max-height: 60vh; }
.pictures video + video { position: absolute; right: 0.75rem; bottom: 0.75rem; width: 25%; border: 2px solid #fff; border-radius: 0.5rem; }
[hidden] { display: none; }
`;
