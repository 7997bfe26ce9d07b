import 'driver.js/dist/driver.css';
import './tour.css';
import { driver } from 'driver.js';

type Stop = { places: readonly string[]; title: string; text: string };

/** Where each stop stands: the first place that can be seen is taken, as the header differs between screens. */
const STOPS: readonly Stop[] = [
  {
    places: ['[data-tour="notice"]'],
    title: 'Who does what',
    text: 'We make the introduction. All insurance services are provided by licensed broker partners.',
  },
  {
    places: ['[aria-controls="insurance-menu"]', 'button[aria-label="menu"]'],
    title: 'All kinds of insurance',
    text: 'Personal, business, by industry and by city: every page follows the same order.',
  },
  {
    places: ['button[aria-label="Search this site"]'],
    title: 'Search',
    text: 'Find a page, a question, an article or a word. On a keyboard, the / key opens it.',
  },
  {
    places: ['header a[href="/portal/login"]', 'footer a[href="/portal/login"]'],
    title: 'Client Portal',
    text: 'Here you follow your request and see everyone who has read it.',
  },
  {
    places: ['[aria-label^="Open chat assistant"]'],
    title: 'The assistant',
    text: 'Ask in your own words. It answers from the pages of this site, and never gives advice.',
  },
  {
    places: ['header a[href="/get-quote"]', 'footer a[href="/get-quote"]'],
    title: 'Get a quote',
    text: 'One request, one licensed broker at a time, and you know when to expect an answer.',
  },
];

/** What driver.js writes on each stop, whatever it is, and takes away with our own afterwards. */
const BORROWED = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/** Walks over what is on the screen; a stop whose place cannot be seen is left out. Focus returns to the opener. */
export function startTour(opener: HTMLElement): void {
  const places = STOPS.flatMap(placeOf);
  const giveBack = keepAttributes(places.map(({ element }) => element));
  driver({
    steps: places.map(({ element, stop }) => ({
      element,
      popover: { title: stop.title, description: stop.text },
    })),
    showProgress: true,
    overlayColor: '#12303f',
    overlayOpacity: 0.55,
    stageRadius: 10,
    popoverClass: 'site-tour',
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    onHighlighted: giveBack,
    onDestroyed: () => {
      giveBack();
      opener.focus();
    },
  }).drive();
}

function placeOf(stop: Stop): { element: HTMLElement; stop: Stop }[] {
  const seen = stop.places
    .flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)])
    .find((element) => element.checkVisibility());
  return seen ? [{ element: seen, stop }] : [];
}

/** Returns what puts the attributes back as they stand now. */
function keepAttributes(elements: readonly HTMLElement[]): () => void {
  const kept = elements.flatMap((element) =>
    BORROWED.map((name) => ({ element, name, value: element.getAttribute(name) })),
  );
  return () => {
    for (const { element, name, value } of kept)
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
  };
}
