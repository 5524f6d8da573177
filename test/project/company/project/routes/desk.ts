/** The page of the sales desk: everybody may load it, and it shows what the token that is typed in may see. */
import { readFileSync } from 'node:fs';
import { defineRoutes } from 'kindwright';

export const desk = defineRoutes({
  path: '/desk',
  routes(router) {
    for (const [path, type, file] of [
      ['/', 'html', 'page/desk.html'],
      ['/desk.js', 'js', 'page/desk.js'],
    ] as const) {
      const body = readFileSync(file, 'utf8');
      router.get(path, (ctx) => {
        ctx.type = type;
        ctx.body = body;
      });
    }
  },
});
