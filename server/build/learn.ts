import { keepUnderstanding } from '#app/features/assistant/understanding/open-understanding.server.ts';

/** The build step that learns, in a process of its own, what the assistant knows of how people ask: saving it finds it kept. */
await keepUnderstanding();
