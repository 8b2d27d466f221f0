import { counted } from '#content/counted.ts';
import { publicationsNames } from '#content/records/index/publications-names.ts';

/** `five ways`: how many ways to publish there are, where their words are not needed. */
export const waysToPublish: string = counted(Object.keys(publicationsNames).length, 'way');
