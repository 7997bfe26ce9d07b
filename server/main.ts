import { enableCompileCache } from 'node:module';

// Compiled code is kept between starts, which halves them. It has to be said before the first import.
enableCompileCache('build/compile-cache');
await import('./start/run.ts');
