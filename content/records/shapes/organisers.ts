import { group, sample } from '../describe.ts';
import { email, phones } from './reach.ts';

/** Whom to ask about a conference (CONF-9). */
export const organisers = group('Organisers of the conference', {
	sample,
	email,
	phones: phones('Pages name all of them.'),
});
