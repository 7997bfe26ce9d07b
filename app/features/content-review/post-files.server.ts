import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Post, parsePost } from '#content/blog/post.ts';

const FOLDER = 'content/posts';

/** Reads the articles from their files, outside the build that hands them to the pages. */
export function readPostFiles(): Post[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
  return names.map((name) => parsePost(readFileSync(join(FOLDER, name), 'utf8')));
}
