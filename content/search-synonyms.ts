/** Words that mean the same to the search, and words that mean nothing to it. Loaded with the index, when somebody searches. */

const listed = (...words: readonly string[]): ReadonlySet<string> =>
	new Set(words.flatMap((line) => line.split(' ')));

/** Words of a question that say nothing about the page looked for: in English, in letters, in Hindi as it is typed. */
export const ignored = listed(
	'a about am an and any are as at be been being but by can could did do does doing done for from get give gives got had',
	'has have having here how i if im in into is it its just let like long make making many may me more most much must my',
	'need needed no not of off on one or our out over own page please provide search shall should show site so some tell',
	'than that the their them then there these they this those through to up us use very want was we were what whats when',
	'where which while who whom whose why will with would yes you your yours',
	'also available best detail details find good help info information kind know list looking required take taken',
	'become covered develop held learn people say see back dear hello hey hi kindly madam maam needful pls plz regard regarding regards respected revert sir thank thanks urgent',
	'aur banaate banate bata batao bataye bhi chahiye dijiye hai hain hi ho hoga hota hun jaye ka kaise kar kare karna karne',
	'karte karwana karvana ke keliye kharidna ki kijiye ko koi kripya krna kya kyu liye mein mera mere mil milega mujhe na par',
	'raha sakta sakte se tha wala wale',
);

/** Words that are looked for as they stand: no page with a longer or a similar word answers them. */
export const exact = listed(
	'accommodation bank career ceo chairman courier customs director discount experience founder fresher funding gst hiring',
	'hostel hotel insurance internship interview job laravel license loan magento manager matlab owner partner patent placement',
	'president recruitment refund resume salary scholarship secretary shopify tax tender trainee vacancy visa wix wordpress',
);

/**
 * Words of the site, and what visitors type who mean them. What is typed is looked for too, unless the site says it of
 * something else (`elsewhere`).
 */
export type Synonyms = {
	readonly site: readonly string[];
	readonly typed: readonly string[];
	readonly elsewhere?: true;
};

const row = (site: string, typed: string): Synonyms => ({ site: site.split(', '), typed: typed.split(', ') });

// biome-ignore format: one meaning a line
export const synonyms: readonly Synonyms[] = [
	row('weeks, duration', 'how long, how many days, how many weeks, how many months, how much time, turnaround, time frame, time taken, time required, delivery time, kitna time, kitne time, kitne din, kitna samay'),
	row('refund, money back', 'moneyback, reimbursement, paisa wapas, paise wapas'),
	row('accommodation, hotel', 'accomodation, hostel, lodging, guest house, stay'),
	row('price, cost, fee', 'prices, costs, costing, fees, pricing, price list, charge, charges, rate, rates, rate list, rate card, budget, amount, tariff, how much, kitna, kitne, kitni, kitne ka, kitne paise, paisa, paise, kimat, keemat, daam, kharcha'),
	row('quotation', 'quote, qoutation, quatation, estimate, estimation, proforma'),
	row('deadline, last date', 'due date, closing date, final date, last day, aakhri tarikh, antim tithi, kab tak'),
	row('date', 'dates, timetable, time table, when is, which day, kab, tarikh'),
	row('online shop, shop', 'e commerce, ecommerce, online store, webshop, shopping site'),
	row('move', 'migrate, migration, migrating, transfer, shift, shifting'),
	row('maintenance', 'maintenance contract, annual maintenance, support contract, amc, upkeep, maintain'),
	row('website', 'web site, web sites, webpage, web page, homepage, websites, wesite'),
	row('mobile app, app', 'mobile application, android app, ios app, iphone app, phone app, apps, applications, aap'),
	row('software', 'softwares, program'),
	row('register, registration', 'sign up, enrol, enroll, registrations, panjikaran'),
	row('attend', 'join, participate, participation, participant, participants, attending, attendee'),
	row('venue, place', 'location, where is, kahan, kaha, jagah'),
	row('publish, publication', 'published, publishing, publications, publisher, publishers'),
	row('paper', 'papers, manuscript, research paper, research papers, research article, article'),
	row('submit, submission', 'submitting'),
	row('phone, call', 'telephone, phone number, phone no, mobile number, mobile no, contact number, contact no, call me, call back, your number'),
	row('address', 'located, situated, your office, pin code, pincode, postal code, zip code, pata'),
	row('contact', 'reach, get in touch, talk, speak, sampark, enquiry, inquiry, query'),
	row('whatsapp', 'whats app, wats app, watsapp, whatsup'),
	row('email', 'mail, e mail, mail id, email id, emails'),
	row('speaker, keynote', 'speakers, keynotes, key note, key speakers, invited talk, chief guest, invited'),
	row('photo, picture', 'photos, pictures, pics, photograph, photographs, image, images'),
	row('company profile', 'about us, about you, about aeg, about company, about your company, about the company, your company, who are you, who you are'),
	row('erase', 'delete, remove, forget'),
	row('organise, organiser', 'organize, organizer, organizers, organisers, host, conduct'),
	row('upcoming, next', 'coming, future, forthcoming, agla, agli, new conference'),
	row('past, previous', 'earlier, old, pichla, pichli, last year'),
	row('review, testimonial', 'reviews, testimonials, feedback, feedbacks, rating, ratings, success stories'),
	row('client', 'clients, customer, customers, custmer, buyers'),
	row('portfolio', 'previous work, past work, work samples, sample work, sample project, sample projects, your work, our work, case study, case studies'),
	row('24 7', '24x7, 247, 24 hours, round the clock, day and night'),
	row('laboratory, lab', 'labs, laboratories'),
	row('machine, equipment', 'machines, instrument, instruments, equipments, apparatus'),
	row('repair', 'repairing, fix, servicing, broken, not working, breakdown'),
	row('fibre, mat', 'fiber, fibers, fibres, mats'),
	row('college, institute', 'university, institution, campus'),
	row('seo', 'search engine, google ranking, rank on google, google, ranking, digital marketing'),
	row('privacy', 'personal data, my data, data protection, data retention, privacy policy, gdpr'),
	row('award, prize', 'awards, winner, winners, won, prizes'),
	row('team', 'staff, employees, developers, engineers, team members'),
	// what visitors mean by these the site has not, though it has the words
	{ ...row('vacancy', 'job, jobs, naukri'), elsewhere: true },
	{ ...row('bank account', 'bank, bank details'), elsewhere: true },
	{ ...row('participation certificate', 'certificate, certificates'), elsewhere: true },
	// Hindi for making one: no fibre is meant
	{ site: [], typed: ['banana hai', 'banana he', 'banwana', 'banwani', 'banane', 'banani', 'banega', 'banegi'] },
];
