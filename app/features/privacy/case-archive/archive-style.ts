import { html } from './markup.ts';

/** The look of the page in a download: it brings everything along, follows the device's light or dark, and prints as a document. */
export const STYLE = html`
:root{color-scheme:light dark;--ink:#12303f;--slate:#48606b;--paper:#fbfaf6;--raised:#fff;--line:#d6dfe2;--spruce:#0e5a4b;--mist:#eef3f4}
@media(prefers-color-scheme:dark){:root{--ink:#e6eef0;--slate:#a9bbc2;--paper:#0f1c22;--raised:#16262d;--line:#2b3f47;--spruce:#7fc9b5;--mist:#1b2d35}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-text-size-adjust:100%}
main{max-width:50rem;margin:0 auto;padding:2rem 1.25rem 4rem}
p,dd,li,blockquote{overflow-wrap:anywhere}
.brand{display:flex;align-items:center;gap:.625rem;margin:0 0 2rem;font-weight:600}.brand svg{width:2rem;height:2rem}
h1{margin:.25rem 0 .5rem;font-size:clamp(1.75rem,5vw,2.25rem);line-height:1.15;letter-spacing:-.015em}
h2{margin:3rem 0 1rem;border-top:1px solid var(--line);padding-top:1.5rem;font-size:1.375rem;line-height:1.25;letter-spacing:-.01em}
h3{margin:0 0 .25rem;font-size:1.0625rem;line-height:1.4}
h4{margin:1rem 0 .25rem;font-size:.875rem;font-weight:600;color:var(--slate)}
a{color:var(--spruce);text-underline-offset:.2em}a:focus-visible{outline:3px solid var(--spruce);outline-offset:2px;border-radius:2px}
p{margin:0 0 .5rem;white-space:pre-line}.lead{font-size:1.0625rem}.note,time{color:var(--slate);font-size:.875rem}
nav{margin:2rem 0 0;border:1px solid var(--line);border-radius:18px;background:var(--raised);padding:1rem 1.25rem}
nav ol{margin:0;padding:0 0 0 1.5rem;columns:2 14rem;column-gap:2rem}nav li{padding:.125rem 0;break-inside:avoid}nav li::marker{color:var(--slate)}
dl{margin:0}dl>div{display:grid;grid-template-columns:minmax(8rem,12rem) 1fr;gap:0 1.25rem;padding:.4375rem 0;border-top:1px solid var(--line)}dl>div:first-child{border-top:0}
dt{color:var(--slate);font-size:.9375rem}dd{margin:0;white-space:pre-line}
dd ul{margin:0;padding-left:1.125rem}
article{margin:0 0 1rem;border:1px solid var(--line);border-radius:18px;background:var(--raised);padding:1.125rem 1.25rem}article>:last-child{margin-bottom:0}
blockquote{margin:.5rem 0 .75rem;border-left:3px solid var(--line);padding-left:1rem;white-space:pre-line}
.tag{display:inline-block;margin:0 .25rem .375rem 0;border-radius:99px;background:var(--mist);padding:.0625rem .625rem;font-size:.8125rem;font-weight:600}
.rows{margin:0;padding:0;list-style:none}.rows>li{display:grid;grid-template-columns:14rem 1fr;gap:0 1.25rem;padding:.5rem 0;border-top:1px solid var(--line)}.rows>li:first-child{border-top:0}
.rows p{margin:0}.rows time{line-height:1.8}
@media(max-width:34rem){main{padding-top:1.25rem}dl>div,.rows>li{grid-template-columns:1fr}dt{font-size:.875rem}}
@page{margin:18mm 16mm}
@media print{:root{--ink:#000;--slate:#333;--paper:#fff;--raised:#fff;--line:#bbb;--spruce:#000;--mist:#eee}
body{font-size:10pt}main{max-width:none;padding:0}nav{display:none}h2{margin-top:1.5rem}h2,h3,h4{break-after:avoid}
article{border-radius:0;border-width:1px 0 0;padding:.75rem 0}article,dl>div,.rows>li{break-inside:avoid}dl>div,.rows>li{grid-template-columns:11rem 1fr}.tag{border:1px solid #999;background:none}}
`;
