import { editions } from '#app/editions/editions.ts';
import { company } from '#content/company.ts';
import { heroOf } from '#content/conference/conference.ts';
import { capital } from '#content/counted.ts';
import type { Thread } from '#content/shapes.ts';
import type { CardWords } from '#contract/artwork.ts';
import type { PathName } from '#contract/paths.ts';
import { type Title, titles } from './titles.ts';

const hero = heroOf(editions.current);

const divisions: Readonly<Record<Thread, string>> = {
	group: `${company.city}, ${company.country}`,
	research: 'Research',
	conferences: 'Conferences',
	software: 'Software',
};

/** A title is cut at its colon; under the name of the current conference stand its days and its place. */
function cardOf([name, { path, title, thread }]: readonly [PathName, Title]): CardWords {
	const isName = path === 'conference';
	const [heading = '', ...rest] = (isName ? `${hero.name} ${hero.year}` : title).split(': ');
	const under = isName ? [hero.when, hero.where].filter(Boolean).join(', ') : capital(rest.join(': '));
	return { name, pattern: path, heading, isName, under: under || divisions[thread], thread };
}

/** What the social card of every address says. */
export const cardWords = async (): Promise<readonly CardWords[]> => [...(await titles())].map(cardOf);
