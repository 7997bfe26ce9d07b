import { expect, test } from 'vitest';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { lastAnswer, meantBy } from '#tests/fixtures/assistant/talk.ts';

const assistant = createAssistant(null);

test.each([
  ['gen-material-change', 'my insurer says there was a material change in our risk, meaning what'],
  ['gen-notice-paid', 'a termination notice came by registered mail though my payment went out last week'],
  ['biz-chair-renters', 'my barbershop has two guys who rent a chair, does my liability count for them'],
  [
    'fleet-new-expensive',
    'our trucking outfit is one year old and the quote is 29 thousand per truck, normal?',
  ],
  ['auto-forgiveness-moves', 'is there accident forgiveness', 'i went to another company last year though'],
  ['auto-parent-liable', 'my mom is 85 and drives, must her children pay if she runs into somebody'],
  ['auto-parent-report', 'my dad is too old to drive safely', 'who would I report that to'],
  ['auto-plate-left', 'the guy who bought my van is still driving around on my plate'],
  ['claim-roofer-signed', 'a roofer came to the door after the hail', 'my husband already signed it'],
  ['biz-stock-outside', 'we store merchandise in a shipping container beside the shop, insured?'],
  ['do-remove-document', 'i attached the wrong paper to my request, how can it be taken off'],
  ['auto-not-renewed', 'my car insurer will not renew me in may and i always paid, why is that'],
  ['home-wildfire-refused', 'the insurer does not want our log house anymore because of forest fires'],
  ['gen-bundle-names', 'condo is mine, truck belongs to my fiance, can we still bundle them'],
  ['biz-college-liability', 'i am a registered nurse with liability from the college, is more needed'],
  ['home-duplex', 'we own a duplex, live on the left and rent out the right side'],
  ['auto-family-protection', 'please explain what the 44 on my auto renewal is'],
  ['travel-inside-canada', 'broke my wrist snowboarding in revelstoke bc, does alberta health pay'],
  ['life-leaving-group', 'i was laid off, can the group life insurance be converted'],
  ['claim-denied', 'the travel insurer refused to pay my uncle’s hospital bill from phoenix'],
  ['auto-photo-radar', 'got two photo radar tickets, will the insurance company care'],
])('%s is answered or offered to whoever asks for it', async (key, ...turns) => {
  expect(await meantBy(assistant, turns)).toContain(key);
});

test.each([
  ['we were nine cars in a pileup last january, how do they say whose fault it was'],
  ['an agent at a party wants to sell me disability and critical illness, what is the difference'],
  ['my benefits end this month and my wife takes insulin, what plan can we get'],
  ['there is a drip from the ceiling', 'the unit above i guess, nobody answers the door'],
  ['can i use my truck for work', 'now and then my uncle gives me gas money to move his stuff'],
  ['my insurer refuses our house', 'my wife says we could go without since the mortgage is gone'],
])('"%s" is told calmly: nobody is told whom to call', async (...turns) => {
  const { outcome, response } = await lastAnswer(assistant, turns);
  expect(outcome).not.toBe('emergency');
  expect(response).not.toContain('9-8-8');
});

test.each([
  ['we heat our farmhouse with a wood stove and insurers turn us down'],
  ['the car is registered to me, may my parents put it on their policy, i live with them'],
  ['somebody emptied the tool trailer, a friend says no policy pays for tools'],
  ['what good is disability insurance for somebody in the trades'],
])('"%s" is a fair question: nothing is declined', async (question) => {
  const { outcome } = await lastAnswer(assistant, [question]);
  expect(outcome).not.toBe('refused');
});
