import { join } from 'node:path';

/** The root of the repository, wherever the command was started from. */
export const repository = join(import.meta.dirname, '../..');
export const media = join(repository, 'media');
/** Contact sheets, for people to look at; git ignores them. */
export const sheets = join(repository, 'test-results/artwork');
