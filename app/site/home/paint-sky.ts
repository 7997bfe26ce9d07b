import { now } from '#app/platform/now.ts';
import { skyAt } from './sky.ts';

// Names the sky of this moment on the document; the styles of `sky` (tokens.css) follow it. Fetching this file is all there
// is to do: the first load of the home page has no byte for a call.
document.documentElement.dataset.sky = skyAt(now());
