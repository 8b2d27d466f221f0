import type { BreadcrumbList, Event, FAQPage, ImageGallery, ItemList, Organization, Thing } from 'schema-dts';
import { company } from '#content/company.ts';
import type { ConferenceEdition } from '#content/editions/shape.ts';
import type { Photo, Question } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';
import type { EditionPath, Path } from '#contract/paths.ts';

/**
 * What machines read of a page, in schema.org's words. Only confirmed facts are published:
 * no sample address, phone, person or count, and no price.
 */

/** A place in the site above a page, from the top. */
type Crumb = { readonly name: string; readonly path: Path | EditionPath };

/** The company, without what the owner has not confirmed. */
export function organization(origin: string): Organization {
	return {
		'@type': 'Organization',
		'@id': `${origin}/#organization`,
		name: company.name,
		alternateName: company.shortName,
		url: `${origin}/`,
		logo: `${origin}/icon-512.png`,
		address: {
			'@type': 'PostalAddress',
			addressLocality: company.city,
			addressRegion: company.region,
			addressCountry: 'IN',
		},
	};
}

/** Where a page stands: home, its division, itself. */
export function breadcrumbs(origin: string, trail: readonly Crumb[]): BreadcrumbList {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ name, path }, at) => ({
			'@type': 'ListItem',
			position: at + 1,
			name,
			item: origin + path,
		})),
	};
}

/** An edition of the conference: its days, its city, its organiser. */
export function event(
	origin: string,
	edition: ConferenceEdition,
	{ path, description }: { readonly path: string; readonly description: string },
): Event {
	const days = dateOf(edition, 'conference');
	const { venue } = edition;
	return {
		'@type': 'Event',
		name: edition.name,
		description,
		url: origin + path,
		...(days === undefined ? {} : { startDate: days.first, endDate: days.last ?? days.first }),
		eventStatus: 'https://schema.org/EventScheduled',
		...(venue === undefined
			? {}
			: {
					location: {
						'@type': 'Place',
						name: venue.institute,
						address: {
							'@type': 'PostalAddress',
							addressLocality: venue.city,
							addressRegion: venue.region,
							addressCountry: venue.country,
						},
					},
				}),
		organizer: {
			'@type': 'Organization',
			'@id': `${origin}/#organization`,
			name: company.name,
			url: `${origin}/`,
		},
		image: `${origin}/cards/conference.png`,
	};
}

/** Questions with their answers. */
export function faqPage(questions: readonly Question[]): FAQPage {
	return {
		'@type': 'FAQPage',
		mainEntity: questions.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	};
}

/** Things on offer, by name and picture; prices are not published. */
export function products(
	origin: string,
	goods: readonly { readonly title: string; readonly image: string }[],
): ItemList {
	return {
		'@type': 'ItemList',
		itemListElement: goods.map(({ title, image }, at) => ({
			'@type': 'ListItem',
			position: at + 1,
			item: {
				'@type': 'Product',
				name: title,
				image: origin + image,
			},
		})),
	};
}

/** A gallery of drawn scenes. */
export function imageGallery(
	origin: string,
	name: string,
	photos: readonly Photo[],
	address: (photo: Photo) => string,
): ImageGallery {
	return {
		'@type': 'ImageGallery',
		name,
		image: photos.map((photo) => ({
			'@type': 'ImageObject',
			name: photo.title,
			description: photo.description,
			contentUrl: origin + address(photo),
		})),
	};
}

/** A silent film of the group home. When it was put online is left out: nobody recorded that day. */
export function video(
	origin: string,
	film: {
		readonly name: string;
		readonly description: string;
		readonly file: string;
		readonly poster: string;
		readonly seconds: number;
	},
): Thing {
	return {
		'@type': 'VideoObject',
		name: film.name,
		description: film.description,
		contentUrl: origin + film.file,
		thumbnailUrl: origin + film.poster,
		duration: `PT${film.seconds}S`,
	};
}
