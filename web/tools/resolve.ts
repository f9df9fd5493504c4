// Lets Node find `./curve` as `./curve.ts`, as the bundler does, so that tools can share the client's files.

import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const bare = specifier.startsWith('.') && !/\.(ts|js|css|json)$/.test(specifier);
    return next(bare ? `${specifier}.ts` : specifier, context);
  },
});
