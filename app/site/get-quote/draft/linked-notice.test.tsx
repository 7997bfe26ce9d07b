import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { LinkedNotice } from './linked-notice.tsx';

test.each(['again', 'token'])(
  'what a link fills in (#%s) can be read on a page without a portal around it',
  (kind) => {
    const form = {} as QuoteForm;
    const page = (
      <LinkedNotice {...{ kind, form }} token="x" draft={{ current: null }} onFilled={() => undefined} />
    );
    expect(renderToStaticMarkup(page)).toBe('');
  },
);
