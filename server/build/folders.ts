/** What the build makes, from the folder of the project on. */
export const SITE_DIR = 'build/client';
/** What the chat assistant knows: how people ask, and what the pages say. */
export const ASSISTANT_DIR = 'build/assistant';
/** The server in few files, so that it starts sooner (decision 104). */
export const PROGRAM_DIR = 'build/program';
