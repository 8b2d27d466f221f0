import { editions } from '#app/editions/editions.ts';

const { pictured } = editions;

/** The photos that the site shows: those of the newest edition that has some. */
export const { gallery, proceedings } = (await pictured.photos?.()) ?? { gallery: [], proceedings: [] };
