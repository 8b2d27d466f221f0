import type { ConferenceEdition, Editions } from '#content/edition.ts';
import { editionPath, paths } from '#contract/paths.ts';

type Part = 'awards' | 'proceedings' | 'photos' | 'brochure';

/**
 * Which page speaks of which edition.
 * @param all every edition, the newest first
 */
export function editionsOf(all: Editions['all']): Editions {
	const [current, ...past] = all;
	/** The newest edition of which something holds, or the current one while there is none. */
	const latest = (holds: (edition: ConferenceEdition) => boolean) => all.find(holds) ?? current;
	const latestWith = (part: Part) => latest((edition) => edition[part] !== undefined);
	const isOnRecord = ({ toShow }: ConferenceEdition) => toShow.length > 0;
	const onRecord = latest(isOnRecord);
	return {
		all,
		current,
		past,
		awarded: latestWith('awards'),
		published: latestWith('proceedings'),
		pictured: latestWith('photos'),
		brochured: latestWith('brochure'),
		templated: latest(({ downloads }) => downloads.length > 0),
		dated: latest(({ dates }) => dates.length > 0),
		onRecord,
		isAhead: !isOnRecord(current),
		// one that only the clock may know to be over comes last, so that it moves none
		listedAsPast: isOnRecord(current) ? all : [...past, current],
		addressOf: (edition) => (edition === current ? paths.conference : editionPath(edition.slug)),
	};
}
