// Scripts and styles compressed with Brotli, beside them: a seventh less than gzip, and Python cannot make it.

import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const SQUEEZED = /^assets\/.*\.(?:js|css)$/;

export function brotliPlugin(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!SQUEEZED.test(file.fileName)) continue;
          const text = file.type === 'chunk' ? file.code : file.source;
          const source = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
        }
      },
    },
  };
}
