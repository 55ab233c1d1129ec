import type { FastifyInstance } from 'fastify';

const words = {
  zh: {
    lang: 'zh-CN',
    title: '在线客服',
    demo: '演示页面：代表平台的在线客服。',
    hello: '您好，请问有什么可以帮您？',
    hours: '人工服务时间：每天 9:00–21:00',
    other: 'English',
    next: 'en',
  },
  en: {
    lang: 'en',
    title: 'Online service',
    demo: "A demonstration: it stands for the platform's online service.",
    hello: 'Hello, what can we do for you?',
    hours: 'People answer every day, 9:00 to 21:00',
    other: '中文',
    next: 'zh',
  },
} as const;

/** Where "chat with us" leads. Not part of the platform's contract. */
export function addServicePage(app: FastifyInstance): void {
  app.get<{ Querystring: { lang?: string } }>('/sandbox/service', ({ query }, reply) => {
    const texts = words[query.lang === 'en' ? 'en' : 'zh'];
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${texts.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title></head>
<body><main>
<h1>${texts.title}</h1>
<p>${texts.demo}</p>
<p>${texts.hello}</p>
<p>${texts.hours}</p>
<p><a href="?lang=${texts.next}" lang="${words[texts.next].lang}">${texts.other}</a></p>
</main></body></html>`);
  });
}
