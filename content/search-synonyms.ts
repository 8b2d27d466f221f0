/** Words that mean the same to the search. Loaded with the index, when somebody searches. */

/** Words of a question that say nothing about the page looked for. */
export const ignored: ReadonlySet<string> = new Set(
	'a about am an and any are at be been by can could do does for from get give has have how i if in into is it its like long many me much my need of on or our please should some tell than that the their them there these they this to us want was we were what when where which who why will with would you your'.split(
		' ',
	),
);

/** Words of the site, and what visitors type who mean them. */
export type Synonyms = { readonly site: readonly string[]; readonly typed: readonly string[] };

export const synonyms: readonly Synonyms[] = [
	{ site: ['refund', 'money back'], typed: ['moneyback', 'reimbursement'] },
	{ site: ['accommodation', 'hotel'], typed: ['accomodation', 'hostel', 'lodging', 'guest house'] },
	{
		site: ['price', 'cost', 'fee'],
		typed: ['pricing', 'price list', 'charge', 'charges', 'quotation', 'quote', 'estimate'],
	},
	{ site: ['deadline', 'last date'], typed: ['due date', 'closing date'] },
	{ site: ['online shop', 'shop'], typed: ['e commerce', 'ecommerce', 'online store', 'webshop'] },
	{ site: ['maintenance'], typed: ['maintenance contract', 'support contract', 'upkeep'] },
	{ site: ['website'], typed: ['web site', 'webpage', 'homepage'] },
	{ site: ['mobile app'], typed: ['mobile application', 'android app', 'ios app', 'phone app'] },
	{ site: ['register', 'registration'], typed: ['sign up', 'enrol', 'enroll'] },
	{ site: ['venue'], typed: ['location'] },
	{ site: ['publish', 'publication'], typed: ['published', 'publishing'] },
	{ site: ['contact', 'phone'], typed: ['telephone', 'phone number', 'mobile number', 'contact number'] },
	{ site: ['speaker', 'keynote'], typed: ['speakers', 'keynotes', 'key note', 'invited talk'] },
	{ site: ['photo', 'picture'], typed: ['photos', 'pictures', 'photograph', 'photographs'] },
	{ site: ['about aeg'], typed: ['about us', 'about you', 'who are you', 'who you are'] },
	{ site: ['erase'], typed: ['delete'] },
	{ site: ['organise', 'organiser'], typed: ['organize', 'organizer', 'organizers'] },
];
