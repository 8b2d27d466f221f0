import { editions } from './index.ts';

/** AIC-RAETHM 2025, of which the Conference Summary and the Abstract Book are drawn. */
export const edition2025 = editions.find(({ slug }) => slug === '2025') ?? editions[0];
