import { describe, expect, it } from 'vitest';
import { startAfterFirstPaint } from './first-paint.ts';

const PAGE = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/root.css"/><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/react.js"/></head><body><main>Words</main><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"site/home":route1};

import("/assets/entry.js");</script></body></html>`;

function scriptOf(html: string): string {
  return /<script type="module" async="">([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
}

describe('a built page', () => {
  it('asks for no script before it is painted', () => {
    const [head] = startAfterFirstPaint(PAGE).split('<body>');
    expect(head).toBe('<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/root.css"/></head>');
    expect(scriptOf(startAfterFirstPaint(PAGE))).toMatch(
      /if\(document\.hidden\)start\(\);else\{setTimeout\(start,1000\);new PerformanceObserver\(start\)\.observe\(\{type:'paint',buffered:true\}\)\}$/,
    );
  });

  it('then asks for all of them at once, and runs the list of routes first, then one by one, and the entry last', () => {
    const script = scriptOf(startAfterFirstPaint(PAGE));
    expect(script).toContain('const files=["/assets/manifest.js","/assets/react.js"];');
    expect(script).toContain(
      [
        'await import("/assets/manifest.js");',
        'for(const href of files)if(href!=="/assets/entry.js"){await import(href);await window.scheduler?.yield?.()}',
        'const [route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/home.js")]);',
        'window.__reactRouterRouteModules = {"root":route0,"site/home":route1};import("/assets/entry.js");}',
      ].join(''),
    );
  });

  it('knows no page by a pattern at an address that does not exist', async () => {
    const script = scriptOf(startAfterFirstPaint(PAGE, true));
    const [, forget = ''] =
      /await import\("\/assets\/manifest\.js"\);(\(.*?\)\(window[^;]*;)/.exec(script) ?? [];
    const routes = {
      post: { path: 'blog/:slug', hasLoader: true },
      tracking: { path: 'track/:token' },
      about: { path: 'about', hasLoader: true },
    };
    new Function('window', forget)({ __reactRouterManifest: { routes } });
    expect(Object.keys(routes)).toEqual(['tracking', 'about']);
    expect(scriptOf(startAfterFirstPaint(PAGE))).not.toContain('delete');
  });

  it('is refused when its start script has another shape', () => {
    expect(() => startAfterFirstPaint('<html><body></body></html>')).toThrow('start script');
  });
});
