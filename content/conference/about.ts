import { capital, counted } from '#content/counted.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import { conferenceAboutScenes as scenes } from '#content/pictures/subjects/conference-about.ts';
import type { AboutSlide } from '#content/shapes.ts';
import { dayCount } from './edition-words.ts';

export const aboutIntro = {
	heading: 'Organisers and publication',
	label: 'Consultancy, institute, conference',
};

/** Who is the host of an edition, in its own words where it has some. */
function hostOf({ name, host, venue }: ConferenceEdition): string {
	if (host !== undefined) return host;
	return venue
		? `Host of ${name}: ${venue.institute}, ${venue.city}.`
		: `The institute that is the host of ${name} is still to be set.`;
}

/**
 * CONF-2
 */
export const aboutOf = (edition: ConferenceEdition): readonly AboutSlide[] => [
	{
		name: 'Consultancy',
		heading: 'AEG Consultancy Services',
		text: 'AEG offers research consultancy, supplies laboratory equipment, organises scientific conferences and builds software.',
		picture: scenes.consultancy,
	},
	{
		name: 'Institute',
		heading: 'The host institute',
		text: hostOf(edition),
		picture: scenes.institute,
	},
	{
		name: 'Conference',
		heading: 'The conference',
		text: `${capital([dayCount(edition), 'keynote talks and papers'].filter(Boolean).join(' of '))}${edition.tracks.length > 0 ? `, in ${counted(edition.tracks.length, 'track')}` : ''}.`,
		picture: scenes.conferences,
	},
];
