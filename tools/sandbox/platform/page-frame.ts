interface Framed {
  lang: 'zh' | 'en';
  /** Escaped HTML, as are the other texts. */
  title: string;
  /** Of the browser's window; usual: the page's own. */
  windowTitle?: string;
  header?: string;
  body: string;
  footer: string;
  style: string;
  /** At the end of the body. */
  scripts?: string;
}

/** A page of the sandbox in place of another party's: a funder, a payment provider, a reviewer. */
export function pageFrame(page: Framed): string {
  const { lang, title, windowTitle = title, header = '', body, footer, style, scripts = '' } = page;
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${windowTitle}</title>
<link rel="icon" href="data:,">
<style>${common}${style}</style>
</head>
<body>
${header}<main>
<h1>${title}</h1>
${body}
</main>
<footer><p>${footer}</p></footer>
${scripts}</body>
</html>`;
}

const common = `
:root { font: 1rem/1.6 system-ui, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif; color: #1d2329; background: #f4f5f7; }
body { margin: 0 auto; padding: 1rem; }
main { background: #fff; border-radius: 0.75rem; padding: 1.25rem; }
h1 { font-size: 1.4rem; margin: 0 0 0.5rem; }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid #0b5cad; border-radius: 0.5rem; background: #0b5cad; color: #fff; font: inherit; font-weight: 600; }
button.second { background: #fff; color: #0b5cad; }
:focus-visible { outline: 3px solid #f5a623; outline-offset: 2px; }
footer p { color: #4a545e; font-size: 0.9rem; }
`;

/** Links as easy to hit as buttons. */
export const roomyLinks = `
a { color: #0b5cad; display: inline-block; min-height: 2.75rem; line-height: 2.75rem; }
`;

/** A narrow page with one question on it. */
export const narrow = `${roomyLinks}
body { max-width: 32rem; }
header p { font-weight: 700; margin: 0; }
button { display: block; width: 100%; min-height: 3rem; margin: 0.75rem 0; padding: 0; }
`;
