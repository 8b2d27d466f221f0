import { editions } from '#app/editions/editions.ts';

const found = editions.all.find(({ slug }) => slug === '2025');
if (!found) throw new Error('The conference of 2025 has no record.');

/** AIC-RAETHM 2025, whichever editions the site has by now. */
export const edition2025 = found;
