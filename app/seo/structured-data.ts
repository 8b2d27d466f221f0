import type { BreadcrumbList, Event, FAQPage, ImageGallery, Organization, VideoObject } from 'schema-dts';
import { fullAddress } from '#app/widgets/picture-address.ts';
import { company } from '#content/company.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import type { GroupSlide, Question } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';
import type { EditionPath, Path } from '#contract/paths.ts';

/**
 * What machines read of a page, in schema.org's words. Only confirmed facts are published: no sample address, phone,
 * person or count, and no price. What lacks a fact that Google requires of its type is left out until the fact is there.
 */

/** A place in the site above a page, from the top. */
type Crumb = { readonly name: string; readonly path: Path | EditionPath };

const postalAddress = (place: { readonly city: string; readonly region: string; readonly country: string }) =>
	({
		'@type': 'PostalAddress',
		addressLocality: place.city,
		addressRegion: place.region,
		addressCountry: place.country,
	}) as const;

/** The company, without what the owner has not confirmed. */
export function organization(origin: string): Organization {
	return {
		'@type': 'Organization',
		'@id': `${origin}/#organization`,
		name: company.name,
		alternateName: company.shortName,
		url: `${origin}/`,
		logo: `${origin}/icon-512.png`,
		address: postalAddress({ ...company, country: 'IN' }),
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

/** An edition of the conference: its days, its place, its organiser. One without days or place is no event to a machine. */
export function event(
	origin: string,
	edition: ConferenceEdition,
	{ path, description }: { readonly path: string; readonly description: string },
): readonly Event[] {
	const days = dateOf(edition, 'conference');
	const { venue } = edition;
	if (days === undefined || venue === undefined) return [];
	return [
		{
			'@type': 'Event',
			name: edition.name,
			description,
			url: origin + path,
			startDate: days.first,
			endDate: days.last ?? days.first,
			eventStatus: 'https://schema.org/EventScheduled',
			eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
			location: {
				'@type': 'Place',
				name: venue.institute,
				address: postalAddress(venue),
			},
			organizer: {
				'@type': 'Organization',
				'@id': `${origin}/#organization`,
				name: company.name,
				url: `${origin}/`,
			},
			image: `${origin}/cards/conference.png`,
		},
	];
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

/** A gallery. Who made each picture is not told, and without that Google takes no ImageObject. */
export function imageGallery(name: string, pictures: readonly string[]): ImageGallery {
	return { '@type': 'ImageGallery', name, image: pictures };
}

/** The silent films of the group home: those of which somebody recorded when they were put online. */
export function videos(origin: string, slides: readonly GroupSlide[]): readonly VideoObject[] {
	return slides.flatMap(({ title, alt, video }) =>
		video.uploaded === undefined
			? []
			: {
					'@type': 'VideoObject',
					name: title,
					description: alt,
					contentUrl: origin + video.mp4,
					thumbnailUrl: origin + fullAddress(video.poster),
					uploadDate: video.uploaded,
					duration: `PT${video.seconds}S`,
				},
	);
}
