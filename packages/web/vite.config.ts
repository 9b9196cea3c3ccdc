import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PRODUCT_NAME } from '@lintel/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss(), nameProduct(), preloadFonts(), precompress()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    // Data URIs for fonts and pictures would need a wider content security policy.
    assetsInlineLimit: 0,
  },
});

/** The name has one home, and the page's title before the first script is not another. */
function nameProduct(): Plugin {
  return {
    name: 'name-product',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
  };
}

/**
 * Links the two faces of the first paint in the page's head. Their file names carry a content
 * hash, so only the finished bundle knows them.
 */
function preloadFonts(): Plugin {
  const firstPaint = /(public-sans-latin-wght|source-serif-4-latin-opsz)-normal.*\.woff2$/;
  return {
    name: 'preload-fonts',
    transformIndexHtml(_html, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((file) => firstPaint.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
          },
        }));
    },
  };
}

/** Writes what the server sends to browsers that take it: each text file once as Brotli, once as gzip. */
function precompress(): Plugin {
  const worthwhile = /\.(?:js|css|html|svg)$/;
  return {
    name: 'precompress',
    apply: 'build',
    // After the bundle is complete: the page itself is part of it by then.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (!worthwhile.test(fileName)) continue;
          const source = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.br`,
            source: brotliCompressSync(source, quality),
          });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source) });
        }
      },
    },
  };
}
