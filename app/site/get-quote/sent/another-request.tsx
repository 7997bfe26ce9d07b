import { useNavigate } from 'react-router';
import { isQuoteType, type QuoteType, quoteTypeLabel } from '#app/features/quotes/questions/quote-types.ts';
import { Button } from '#app/ui/button.tsx';
import type { Receipt } from './receipt.ts';
import { takeAlong } from './take-along.ts';

/** What many insure besides. */
const BESIDES: Partial<Record<QuoteType, QuoteType>> = {
  'commercial-auto': 'business',
  auto: 'home',
  home: 'auto',
  business: 'group-benefits',
};

/** Another request by the same person, begun with one press. */
export function AnotherRequest({ receipt }: { receipt: Receipt }) {
  const navigate = useNavigate();
  const isAsked = receipt.workVehicles !== '';
  const hasVehicles = isAsked && receipt.workVehicles !== 'none';
  const besides = isQuoteType(receipt.type) ? BESIDES[receipt.type] : undefined;
  const begin = (type?: QuoteType) => {
    takeAlong(receipt, type);
    void navigate(type ? `/get-quote?type=${type}` : '/get-quote');
  };
  const filledIn = `Your contact details${besides && receipt.legalName ? ' and the name of your business' : ''}`;
  return (
    <>
      <p className="max-w-text">
        {hasVehicles &&
          'Your work vehicles are part of this request: the same broker asks you about each of them. '}
        {receipt.type === 'business' &&
          !isAsked &&
          'Work vehicles belong to this request: add them to your answers through the link in our email. '}
        Anything else is a request of its own, and may go to another broker. {filledIn} are filled in already;
        you answer the rest and send it.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {besides && (
          <Button look="secondary" onClick={() => begin(besides)}>
            Add {quoteTypeLabel(besides).toLowerCase()}
          </Button>
        )}
        <Button look={besides ? 'quiet' : 'secondary'} onClick={() => begin()}>
          Something else
        </Button>
      </div>
    </>
  );
}
