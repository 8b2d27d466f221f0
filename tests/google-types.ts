import type {
	Answer,
	BreadcrumbList,
	Event,
	FAQPage,
	ImageGallery,
	ListItem,
	Organization,
	Place,
	PostalAddress,
	Question,
	VideoObject,
} from 'schema-dts';

type PropertyOf<Type> = Type extends object ? Exclude<keyof Type, `@${string}`> : never;

type Asked<Type> = {
	/** Without these Google reports an error. */
	readonly required: readonly PropertyOf<Type>[];
	/** Without these it shows less. */
	readonly recommended: readonly PropertyOf<Type>[];
	/** Recommended too, but nobody gave us the facts. */
	readonly unknown?: readonly PropertyOf<Type>[];
};

/**
 * What Google asks of each type that the site may publish, of those that it shows and of their parts
 * (developers.google.com/search/docs/appearance/structured-data/search-gallery, read in November 2026). A Product is not
 * among them: it needs a price, a review or a rating, and the site has none of a mat.
 */
export const googleTypes = {
	Organization: {
		required: ['name', 'url'],
		recommended: [],
		unknown: ['telephone', 'email', 'sameAs', 'foundingDate'],
	} satisfies Asked<Organization>,
	BreadcrumbList: { required: ['itemListElement'], recommended: [] } satisfies Asked<BreadcrumbList>,
	ListItem: { required: ['position', 'name', 'item'], recommended: [] } satisfies Asked<ListItem>,
	Event: {
		required: ['name', 'startDate', 'location'],
		recommended: [
			'description',
			'endDate',
			'eventStatus',
			'eventAttendanceMode',
			'image',
			'organizer',
			'url',
		],
		unknown: ['offers', 'performer'],
	} satisfies Asked<Event>,
	Place: { required: ['name', 'address'], recommended: [] } satisfies Asked<Place>,
	PostalAddress: {
		required: ['addressLocality', 'addressRegion', 'addressCountry'],
		recommended: [],
		unknown: ['streetAddress', 'postalCode'],
	} satisfies Asked<PostalAddress>,
	FAQPage: { required: ['mainEntity'], recommended: [] } satisfies Asked<FAQPage>,
	Question: { required: ['name', 'acceptedAnswer'], recommended: [] } satisfies Asked<Question>,
	Answer: { required: ['text'], recommended: [] } satisfies Asked<Answer>,
	VideoObject: {
		required: ['name', 'thumbnailUrl', 'uploadDate'],
		recommended: ['description', 'contentUrl', 'duration'],
	} satisfies Asked<VideoObject>,
	ImageGallery: { required: ['name', 'image'], recommended: [] } satisfies Asked<ImageGallery>,
} as const;
