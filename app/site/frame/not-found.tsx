import { SearchButton } from '#app/site/search/search-button.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Arch } from '#app/ui/frame/arch.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { brand } from '#content/brand.ts';
import { portalLinks } from './site-links.ts';

export const meta = () => [
  { title: `404 Page Not Found | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

/** The ways on of the specification. */
const WAYS_ON = [
  { to: '/', label: 'Back to Home', look: 'primary' },
  { to: '/contact', label: 'Contact Us', look: 'secondary' },
  { to: '/get-quote', label: 'Get a Quote', look: 'secondary' },
  { to: '/insurance/all', label: 'View our Services', look: 'secondary' },
] as const;

export default function NotFound() {
  return (
    <div className="site-width flex flex-col items-center py-20 text-center sm:py-28">
      <Arch className="h-32 w-auto sm:h-40" />
      <h1 tabIndex={-1} className="mt-8 text-3xl sm:text-4xl">
        404 Page Not Found
      </h1>
      <p className="mt-3 max-w-text text-lg text-slate">
        Sorry, the page you're looking for doesn't exist or has been moved.
      </p>
      <ul className="mt-8 flex flex-wrap justify-center gap-3">
        {WAYS_ON.map((way) => (
          <li key={way.to}>
            <ButtonLink to={way.to} look={way.look}>
              {way.label}
            </ButtonLink>
          </li>
        ))}
        <li className="noscript:hidden">
          <SearchButton isWide />
        </li>
      </ul>
      <p className="mt-8">
        Looking for your account? <TextLink to={portalLinks.client.to}>{portalLinks.client.label}</TextLink>{' '}
        or <TextLink to={portalLinks.broker.to}>{portalLinks.broker.label}</TextLink>
      </p>
      <p className="mt-12 max-w-text border-t border-line pt-6 text-sm text-slate">{brand.notABroker}</p>
    </div>
  );
}
