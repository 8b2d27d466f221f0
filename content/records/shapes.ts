import { type Path, paths } from '#contract/paths.ts';
import { type Field, group, list, reference, type Value } from './describe.ts';
import { achievements } from './shapes/achievements.ts';
import { announcements } from './shapes/announcements.ts';
import { clients } from './shapes/clients.ts';
import { company } from './shapes/company.ts';
import { conferencePeople, conferencePhotos } from './shapes/conference-people.ts';
import { conferences } from './shapes/conferences.ts';
import { designs } from './shapes/designs.ts';
import { emails } from './shapes/emails.ts';
import { mats } from './shapes/mats.ts';
import { organisers } from './shapes/organisers.ts';
import { plansOf } from './shapes/plans.ts';
import { projects } from './shapes/projects.ts';
import { promises } from './shapes/promises.ts';
import { publications } from './shapes/publications.ts';
import { conferenceQuestions, websiteQuestions } from './shapes/questions.ts';
import { sponsorPlaces } from './shapes/sponsor-places.ts';
import { team } from './shapes/team.ts';
import { testimonials } from './shapes/testimonials.ts';
import { timeline } from './shapes/timeline.ts';
import { workshops } from './shapes/workshops.ts';

/**
 * Every record of the site: the file `<name>.json`, or with `named` a folder of files, each called after the field of
 * that name. `page` is shown beside the form.
 */
export type RecordShape = {
	readonly label: string;
	readonly menu: 'Company' | 'Conferences' | 'Research' | 'Software' | 'Pages';
	readonly page: Path;
	/** The part of the page that shows it, where the record itself has no place of its own there. */
	readonly place?: string;
	/** What must be fetched before its examples can go; left out, it is a fact of the company. */
	readonly fetch?:
		| 'Names of people'
		| 'Photos and pictures'
		| 'Words of clients'
		| 'Figures'
		| 'Promises to confirm';
	readonly of: Extract<Field, { kind: 'group' }>;
	readonly named?: string;
	/** Each file is loaded by itself, when a page needs it; one whose lists are empty is left out. */
	readonly lazy?: true;
	/** Each file is called after the year that its name ends with. */
	readonly byYear?: true;
	/** Some pages need the names alone: they are written beside the index. */
	readonly names?: true;
};

const lastOnes = { hint: 'What is not in the list comes last.' };

const order = group('Order', {
	mats: list('Mats', reference('Mat', { to: 'mats' }), lastOnes),
	workshops: list('Workshops', reference('Workshop', { to: 'workshops' }), lastOnes),
	achievements: list('Achievements', reference('Achievement', { to: 'achievements' }), lastOnes),
	clients: list('Clients', reference('Client', { to: 'clients' }), lastOnes),
	team: list('Team', reference('Person', { to: 'team' }), lastOnes),
	projects: list('Recent projects', reference('Project', { to: 'projects' }), lastOnes),
	designs: list('Portfolio', reference('Design', { to: 'designs' }), lastOnes),
	publications: list('Ways to publish', reference('Way', { to: 'publications' }), lastOnes),
});

export const shapes = {
	company: {
		label: 'Address, phones, accounts',
		menu: 'Company',
		page: paths.contact,
		of: company,
	},
	announcements: {
		label: 'Announcements',
		menu: 'Pages',
		page: paths.groupHome,
		of: announcements,
	},
	organisers: {
		label: 'Organisers',
		menu: 'Conferences',
		page: paths.conference,
		place: 'contact',
		of: organisers,
	},
	'conference-questions': {
		label: 'Questions about the conference',
		menu: 'Conferences',
		page: paths.faq,
		of: conferenceQuestions,
	},
	'website-questions': {
		label: 'Questions about websites',
		menu: 'Software',
		page: paths.webDevelopment,
		place: 'faq',
		of: websiteQuestions,
	},
	emails: {
		label: 'Words of emails',
		menu: 'Company',
		page: paths.contact,
		of: emails,
	},
	promises: {
		label: 'Promises',
		menu: 'Company',
		page: paths.software,
		fetch: 'Promises to confirm',
		of: promises,
	},
	conferences: {
		label: 'Conferences',
		menu: 'Conferences',
		page: paths.conference,
		place: 'dates',
		of: conferences,
		named: 'name',
		byYear: true,
		names: true,
	},
	'conference-people': {
		label: 'Speakers, patrons, committee',
		menu: 'Conferences',
		page: paths.conference,
		place: 'speakers',
		fetch: 'Names of people',
		of: conferencePeople,
		named: 'conference',
		byYear: true,
		lazy: true,
	},
	'conference-photos': {
		label: 'Photos of conferences',
		menu: 'Conferences',
		page: paths.gallery,
		fetch: 'Photos and pictures',
		of: conferencePhotos,
		named: 'conference',
		byYear: true,
		lazy: true,
	},
	mats: {
		label: 'Fibre mats',
		menu: 'Research',
		page: paths.products,
		of: mats,
		named: 'title',
		names: true,
	},
	workshops: {
		label: 'Workshops',
		menu: 'Conferences',
		page: paths.workshops,
		fetch: 'Photos and pictures',
		of: workshops,
		named: 'title',
		names: true,
	},
	achievements: {
		label: 'Achievements',
		menu: 'Research',
		page: paths.achievements,
		of: achievements,
		named: 'title',
	},
	clients: {
		label: 'Clients',
		menu: 'Company',
		page: paths.achievements,
		of: clients,
		named: 'name',
	},
	team: {
		label: 'Team',
		menu: 'Software',
		page: paths.webDevelopment,
		place: 'team',
		fetch: 'Names of people',
		of: team,
		named: 'name',
	},
	projects: {
		label: 'Recent projects',
		menu: 'Software',
		page: paths.webDevelopment,
		place: 'projects',
		of: projects,
		named: 'name',
	},
	designs: {
		label: 'Portfolio',
		menu: 'Software',
		page: paths.portfolio,
		fetch: 'Photos and pictures',
		of: designs,
		named: 'title',
	},
	publications: {
		label: 'Ways to publish',
		menu: 'Research',
		page: paths.sponsors,
		place: 'publication',
		of: publications,
		named: 'name',
		names: true,
	},
	'sponsor-places': {
		label: 'Places for sponsors',
		menu: 'Conferences',
		page: paths.sponsors,
		place: 'sponsor',
		of: sponsorPlaces,
	},
	plans: {
		label: 'Plans and prices',
		menu: 'Software',
		page: paths.hosting,
		place: 'plans',
		of: plansOf,
	},
	testimonials: {
		label: 'Testimonials',
		menu: 'Pages',
		page: paths.software,
		place: 'testimonials',
		fetch: 'Words of clients',
		of: testimonials,
	},
	timeline: {
		label: 'Years of the timeline',
		menu: 'Conferences',
		page: paths.timeline,
		place: 'calendar',
		fetch: 'Figures',
		of: timeline,
	},
	order: {
		label: 'Order of lists',
		menu: 'Pages',
		page: paths.products,
		of: order,
	},
} as const satisfies Readonly<Record<string, RecordShape>>;

export type RecordName = keyof typeof shapes;

/** What a record holds. */
export type RecordOf<Name extends RecordName> = Value<(typeof shapes)[Name]['of']>;

/** Every record's description, with its name. */
export const allShapes = Object.entries(shapes) as unknown as readonly (readonly [RecordName, RecordShape])[];

/** The description of the record that a file below content/records holds: `company.json`, `mats/coir.json`. */
export function shapeOfFile(
	file: string,
): (RecordShape & { readonly name: string; readonly slug?: string }) | undefined {
	const [name = '', slug] = file.replace(/\.json$/, '').split('/');
	const shape = allShapes.find(([each]) => each === name)?.[1];
	return shape && { ...shape, name, ...(slug !== undefined && { slug }) };
}
