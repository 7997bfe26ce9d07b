import { html, raw } from 'hono/html';
import { type Html, plainPage, plainTitle } from '#app/platform/plain/plain-page.server.ts';

type Page = { stylesheets: readonly string[]; program: string };

const LEAD =
  'How programs of yours read here, and how they are told what happens. Every call of this site is listed below.';
const SECTION = 'mt-10 max-w-text';
const CODE = 'mt-3 overflow-x-auto rounded-control bg-mist px-4 py-3 text-sm';

/** The reference of the API: how to begin, how to verify a webhook, and every call, which a viewer draws. */
export function renderReference({ stylesheets, program }: Page): Html {
  const body = html`${plainTitle('API reference', LEAD)}
    <nav aria-label="On this page" class="mt-6 flex flex-wrap gap-x-6">
      ${PARTS.map(([id, title]) => html`<a href="#${id}" class="inline-flex min-h-11 items-center font-medium text-spruce underline underline-offset-4">${title}</a>`)}
    </nav>
    <section id="tokens" class="${SECTION}">
      <h2 class="text-2xl">Read with a token</h2>
      <p class="mt-3">
        An administrator makes a token under Settings, API tokens. It is shown once, reads what its scopes name below
        <code>/api/v1</code>, changes nothing, and is good for 120 calls a minute.
      </p>
      <pre class="${CODE}"><code>${FIRST_CALL}</code></pre>
      <p class="mt-3">
        Lists answer <code>nextCursor</code>: send it as <code>cursor</code> for what comes after. An error is
        <code>{message, code, requestId}</code>, with <code>errors</code> by field where the input is wrong. Whatever is
        read about a person stands in their data passport, with the name of the program.
      </p>
    </section>
    <section id="webhooks" class="${SECTION}">
      <h2 class="text-2xl">Verify a webhook</h2>
      <p class="mt-3">
        Messages follow <a class="font-medium text-spruce underline underline-offset-4" href="https://www.standardwebhooks.com/">Standard Webhooks</a>:
        a library for it in your language can receive them. The signature is an HMAC-SHA256 over
        <code>{webhook-id}.{webhook-timestamp}.{body}</code>, the body to the byte as it came in; the key is what stands after
        <code>whsec_</code> in the secret, decoded from base64. Compare in constant time, refuse timestamps that are more
        than five minutes off, and do each <code>webhook-id</code> once.
      </p>
      <p class="mt-3">
        Answer with a status from 200 to 299 within ten seconds. Anything else is tried again after 1 minute, 5 minutes, 30
        minutes, 2 hours and 8 hours. This is a whole program that receives and verifies
        (<a class="font-medium text-spruce underline underline-offset-4" href="/api/docs/receive-webhooks.mjs" download>download it</a>):
      </p>
      <details>
        <summary class="inline-flex min-h-11 cursor-pointer items-center font-medium text-spruce">
          Show the program
        </summary>
        <pre class="${CODE} max-h-144"><code>${program}</code></pre>
      </details>
    </section>
    <section id="calls" class="mt-10">
      <h2 class="text-2xl">Every call</h2>
      <p class="mt-3 max-w-text">
        The same as a file: <a class="font-medium text-spruce underline underline-offset-4" href="/openapi.json">openapi.json</a>.
      </p>
      <noscript><p class="mt-3">The list needs JavaScript; the file does not.</p></noscript>
      <div id="reference" class="-mx-5 mt-4"></div>
    </section>
    ${raw('<script src="/api/docs/swagger-ui-bundle.js" defer></script><script src="/api/docs/start.js" defer></script>')}`;
  return plainPage({
    title: 'API reference',
    stylesheets: ['/api/docs/swagger-ui.css', ...stylesheets, '/api/docs/look.css'],
    body,
  });
}

const PARTS = [
  ['tokens', 'Read with a token'],
  ['webhooks', 'Verify a webhook'],
  ['calls', 'Every call'],
] as const;

const FIRST_CALL = [`curl -H "Authorization: Bearer cck_…" \\`, `  "https://…/api/v1/cases?limit=10"`].join(
  '\n',
);

/** Starts the viewer: it reads this site's own description, tries nothing out, and asks nobody else. */
export const START = `addEventListener('DOMContentLoaded', () => SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  syntaxHighlight: false,
  validatorUrl: null,
}));
`;

/** What the page says already, and what nobody can press, is not drawn; the rest is in our type and colours. */
export const LOOK = `.swagger-ui .info, .swagger-ui .scheme-container, .swagger-ui .authorization__btn { display: none }
.swagger-ui, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-description, .swagger-ui table thead tr td,
.swagger-ui .response-col_status, .swagger-ui .tab li, .swagger-ui label, .swagger-ui .opblock .opblock-section-header h4 {
  font-family: inherit; color: #12303f }
.swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere }
.swagger-ui .wrapper { max-width: none }
`;
