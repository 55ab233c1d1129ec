import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { withImports } from './chunks.ts';

/**
 * Chunks that a visit needs: announced in the page, so that they are fetched beside its first script. The page is that of
 * flows; pages drawn ahead announce their own (prerender.ts).
 */
export function ahead(names: readonly string[]): Plugin {
  let base = '/';
  return {
    name: 'ahead',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const named = names.map((name) => {
          const chunk = chunks.find((one) => one.name === name);
          if (!chunk) throw new Error(`The build has no chunk called ${name}.`);
          return chunk;
        });
        return withImports(chunks, named)
          .filter(({ fileName }) => !html.includes(fileName))
          .flatMap((chunk) => tagsOf(chunk, base))
          .concat(fetchTag(`${base}definitions/index.json`));
      },
    },
  };
}

/** What says which flow an order's action starts. */
function fetchTag(href: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'fetch', crossorigin: true, href };
  return { tag: 'link', attrs, injectTo: 'head' };
}

function tagsOf({ fileName, viteMetadata }: Rollup.OutputChunk, base: string): HtmlTagDescriptor[] {
  const tag = (rel: string, file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, crossorigin: true, href: base + file },
    injectTo: 'head',
  });
  const styles = [...(viteMetadata?.importedCss ?? [])];
  return [tag('modulepreload', fileName), ...styles.map((file) => tag('stylesheet', file))];
}
