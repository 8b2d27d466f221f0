import type { EditionState } from '#contract/dates.ts';

/**
 * What the site says of AIC-RAETHM 2025 in each state. `standing` is in the page as it is built and without script:
 * it must be true at every later build, so it says what is past by its date.
 */
export const editionWords: Readonly<Record<EditionState | 'standing', string>> = {
	standing: 'Held on 10 and 11 January 2025. This page stays as its record.',
	announced: 'Announced for 10 and 11 January 2025. Registration has not opened yet.',
	open: 'Registration is open until 31 December 2024, 23:59 IST.',
	closed: 'Registration closed on 31 December 2024. The conference is on 10 and 11 January 2025.',
	running: 'Taking place now: 10 and 11 January 2025.',
	over: 'Held on 10 and 11 January 2025. This page stays as its record.',
};

export const institute = 'Vidhyapeeth Institute of Science and Technology (VIST)';

export const venue = `${institute}, Bhopal, Madhya Pradesh, India`;
