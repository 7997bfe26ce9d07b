import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { startAiServer } from '#tests/fixtures/servers/ai-server.ts';
import { logOf, openChat, said, type, windowOf } from './chat-window.ts';

const ai = await startAiServer();
afterAll(() => ai.stop());
const product = await openProduct({
  AI_BASE_URL: ai.url,
  AI_API_KEY: 'only-for-tests',
  AI_MODEL: 'test-model',
  AI_PROVIDER: 'Prairie AI',
  AI_COUNTRY: 'Canada',
});

test('with an AI provider the window says who and where, its words hold or the page answers, and it learns no contact data', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await windowOf(page).getByText('Powered by AI provider: Prairie AI').waitFor();
  await page.getByText('An AI, not a person and not a broker.').click();
  await page.getByText(/Prairie AI in Canada processes them/).waitFor();
  await expectAccessible(page);
  await type(page, 'Ada Tremblay');
  await said(page, /Which email address/);
  await type(page, 'ada@example.com');
  await said(page, /Which phone number/);
  await page.getByRole('button', { name: 'Ask a question' }).click();

  ai.reply({
    say: 'Your own insurer pays for damage to your car to the extent that you were not at fault [1].',
  });
  await type(page, 'What is DCPD?');
  await said(
    page,
    /^Your own insurer pays for damage to your car to the extent that you were not at fault\./,
  );
  ai.reply({ say: 'DCPD has applied since 2019 and costs $40 [1].' });
  await type(page, 'And what is DCPD again?');
  await said(page, /Direct compensation for property damage/);
  ai.reply({ cutOff: true });
  await type(page, 'Is hail damage covered?');
  await said(page, /Hail on a roof is usually covered/);

  expect(ai.asked.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(ai.asked)).not.toContain('ada@example.com');
  expect(await logOf(page).textContent()).not.toMatch(/2019|\$40/);
});
