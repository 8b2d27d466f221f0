import { unmarkedPatron } from '#content/conference/people.ts';
import type { EditionPeople } from '#content/edition.ts';
import { patrons as patterns } from '#content/pictures/patrons.ts';
import { people as portraits } from '#content/pictures/people.ts';
import { pictureOf } from '#content/records/picture-of.ts';
import type { RecordOf } from '#content/records/shapes.ts';
import type { PictureFile } from '#content/shapes.ts';

/** Drawings of a family that stand in for what is missing, each in its turn. */
function inTurn(pictures: Readonly<Record<string, PictureFile>>, begin: string): (at: number) => PictureFile {
	const drawn = Object.keys(pictures).filter((name) => name.startsWith(begin));
	return (at) => pictures[drawn[at % drawn.length] ?? ''] as PictureFile;
}

const faceless = inTurn(portraits, 'speaker-');
const unmarked = inTurn(patterns, 'patron-');

/** The people of an edition with their portraits and logos; where there is none, a drawing stands in. */
export function peopleOf({ speakers, patrons, committee }: RecordOf<'conference-people'>): EditionPeople {
	return {
		speakers: speakers.map(({ portrait, ...speaker }, at) => ({
			...speaker,
			portrait: pictureOf(portraits, portrait) ?? { file: faceless(at), alt: '' },
		})),
		patrons: patrons.map(({ logo, ...patron }, at, { length }) => ({
			name: '',
			...patron,
			logo: {
				file: pictureOf(patterns, logo)?.file ?? unmarked(at),
				alt: logo?.file ? '' : unmarkedPatron(at, length),
			},
		})),
		committee,
	};
}
