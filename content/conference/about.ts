import { conferenceAbout } from '#content/pictures/conference-about.ts';
import { conferenceAboutSubjects as subjects } from '#content/pictures/subjects/conference-about.ts';
import type { AboutSlide } from '#content/shapes.ts';
import { current } from './editions.ts';

export const aboutIntro = { heading: 'About the conference', label: 'Consultancy, institute and conference' };

/** CONF-2 */
export const about: readonly AboutSlide[] = [
	{
		name: 'Consultancy',
		heading: 'AEG Consultancy Services',
		text: 'AEG is a consultancy in Bhopal for research, conferences and software. It organises the conference, from the call for papers to the proceedings.',
		picture: { file: conferenceAbout.consultancy, alt: subjects.consultancy.alt },
	},
	{
		name: 'Institute',
		heading: 'The host institute',
		text: current.host ?? 'The institute that will be our host is still to be set.',
		picture: { file: conferenceAbout.institute, alt: subjects.institute.alt },
	},
	{
		name: 'Conference',
		heading: 'The conference',
		text: 'Keynote talks, and papers in the tracks of the conference. Authors present their results to researchers in their field and answer their questions.',
		picture: { file: conferenceAbout.conferences, alt: subjects.conferences.alt },
	},
];
