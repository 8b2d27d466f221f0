import type { Thread } from '#contract/artwork.ts';
import type { Edition, ImportantDate, PaperState } from '#contract/dates.ts';
import type { EditionState } from '#contract/edition-states.ts';
import type { EditionPath, Path, PathName } from '#contract/paths.ts';
import type { FieldName } from '#contract/submissions.ts';
import type { Href } from './href.ts';
import type { RecordOf } from './records/shapes.ts';

export type { Href, Thread };

/** The records of the site. Words and figures live in `content/`; parts receive them as props. */

/** A record that carries `sample: true` until somebody has confirmed it: its page says so, `npm run launch-check` lists it. */
export type Sampled<T> = T & { readonly sample?: boolean };

export type Link = { readonly label: string; readonly to: Href };

/** A picture as the build knows it; written by `npm run pictures` into `content/pictures/`. */
export type PictureFile = {
	readonly name: string;
	/** Three characters from the content, part of the address. */
	readonly hash: string;
	/** Pixels of the largest size. */
	readonly width: number;
	readonly height: number;
	/** Widths that exist as AVIF and WebP; empty for a vector. */
	readonly widths: readonly number[];
	/** The ground that stands in while it loads. */
	readonly ground: 'paper' | 'card' | 'night' | 'neem' | 'marigold' | 'indigo';
};

export type Illustration = { readonly file: PictureFile; readonly alt: string };

/** What the head of a page says. Titles and descriptions are unique on the site. */
export type PageMeta = {
	/** The page, or for the page of a past edition the one whose social card it has. */
	readonly path: PathName;
	/** Where the page stands, if `path` does not say it. */
	readonly address?: EditionPath;
	/** Without the site's name, which is added. */
	readonly title: string;
	readonly description: string;
};

/** A heading with the sentence beneath it. */
export type Intro = {
	readonly heading: string;
	readonly lead: string;
	/** What is to be confirmed below, where nothing stands in for it; otherwise examples are marked "Example". */
	readonly pending?: string;
};

/** What a page holds, as links into it, each with the shortest answer it gives. */
export type Contents = {
	readonly label: string;
	readonly entries: readonly { readonly name: string; readonly short?: string; readonly to: Href }[];
};

/** A scene that opens a page; `narrow` is its cut for windows under 1024 px, if it was drawn to run from edge to edge. */
export type HeadPicture = Illustration & { readonly narrow?: PictureFile };

/** One of the two halves that a page opens with, in the dye of its division; `more` is the sign on it. */
export type Door = Intro & {
	readonly thread: Thread;
	readonly picture: Illustration;
	readonly to: Href;
	readonly more: string;
};

/** An item with a heading and a sentence. */
export type Feature = {
	readonly title: string;
	readonly text: string;
};

/** One of a few ways on that stand side by side. */
export type Way = Feature & { readonly to: Href };

export type PicturedWay = Way & { readonly picture: Illustration };

export type Stat = { readonly value: string; readonly label: string };

export type HeroSlide = {
	readonly id: string;
	/** Short name on the pager. */
	readonly name: string;
	readonly heading: string;
	readonly text: string;
	/** A second way on, beside the contact button. */
	readonly more: Link;
	readonly art: ThemedArt;
};

/** A drawing in the two lights of the day, each also in a cut for screens narrower than 768 px. */
export type ThemedArt = {
	readonly light: PictureFile;
	readonly dark: PictureFile;
	readonly smallLight: PictureFile;
	readonly smallDark: PictureFile;
	readonly alt: string;
};

/** A need that a visitor may come with, in few words, and where it is met. */
export type Need = Link & { readonly text: string; readonly thread: Thread };

/** What one division offers, in a column of the home page. */
export type Strand = {
	readonly thread: Thread;
	readonly title: string;
	readonly text: string;
	readonly offers: readonly Link[];
	readonly link: Link;
};

/** ABOUT-1: a theme, and the pattern beside it. */
export type Theme = {
	readonly id: string;
	readonly title: string;
	readonly draft: 'plain' | 'basket' | 'twill' | 'satin';
	readonly short: string;
	readonly text: readonly string[];
	readonly points: readonly string[];
	/** Where it is told in full. */
	readonly more?: Link;
	readonly picture: Illustration;
	readonly thread: Thread;
};

/** The pages of a division on the map of the site. */
export type SiteMapGroup = {
	readonly heading: string;
	readonly thread: Thread;
	readonly links: readonly Link[];
};

/** Who answers which question. */
export type ContactRow = Feature & { readonly link: Link; readonly thread: Thread };

export type Achievement = Omit<RecordOf<'achievements'>, 'picture' | 'title'> & {
	readonly title?: string;
	readonly picture: Illustration;
	readonly thread: Thread;
};

export type Client = Omit<RecordOf<'clients'>, 'logo'> & { readonly logo: Illustration };

export type ServiceCard = PicturedWay & {
	readonly features: readonly string[];
	/** The words of the link. */
	readonly more: string;
};

export type Film = {
	readonly webm: string;
	readonly mp4: string;
	readonly poster: PictureFile;
	readonly seconds: number;
	/** The day on which it was put online, such as `2027-03-01`: with it search engines show the film. */
	readonly uploaded?: string;
};

export type GroupSlide = {
	readonly id: string;
	readonly title: string;
	readonly video: Film;
	/** What the film shows. */
	readonly alt: string;
	readonly description: string;
	readonly path: Path;
	/** The button on the slide; the title and the slide itself lead to `path`. */
	readonly action: Link;
	readonly tags: readonly string[];
	readonly stats: readonly Stat[];
	readonly thread: Thread;
};

/** A fibre mat: `plant` is its Latin name, set in slope; `species` and `treatment` stand upright beside or instead of it. */
export type Mat = Omit<RecordOf<'mats'>, 'picture'> & {
	readonly id: string;
	readonly picture: Illustration;
};

/** A patron's name may be empty (CONF-4). */
export type Patron = Client;

/** What is known of a person; each field is shown where it is given. */
export type Named = RecordOf<'conference-people'>['committee'][number]['holders'][number];

/** A speaker, who appears by role until there is a name. `portrait` is a photograph, or a drawing in its place. */
export type Speaker = Omit<RecordOf<'conference-people'>['speakers'][number], 'portrait'> & {
	readonly portrait: Illustration;
};

/** What something is written in where that is not the language of the page; pages mark it. */
export type Language = 'en' | 'hi';

export type Question = RecordOf<'website-questions'>['list'][number];

export type Photo = {
	readonly id: string;
	readonly picture: Illustration;
	readonly title: string;
	readonly description: string;
	readonly category: 'Conference';
};

export type Winner = RecordOf<'conferences'>['awards'][number]['entries'][number];

export type AwardGroup = Omit<RecordOf<'conferences'>['awards'][number], 'after'> & {
	readonly description: string;
};

export type PublicationType = Omit<RecordOf<'publications'>, 'short'> & { readonly id: string };

export type Track = { readonly title: string; readonly topics: readonly string[] };

export type TrackLink = {
	/** Its place on the page. */
	readonly id: string;
	readonly title: string;
	readonly to: Href;
	readonly paperCount: number;
	readonly type: 'Technical Track' | 'Research Track';
};

export type Testimonial = Omit<RecordOf<'testimonials'>['list'][number], 'pages'>;

export type Workshop = Omit<RecordOf<'workshops'>, 'picture' | 'images'> & {
	readonly id: string;
	readonly picture: Illustration;
};

export type WorkshopImage = {
	readonly picture: Illustration;
	readonly title: string;
	readonly session: string;
};

/** What a visitor may write to `/contact` about (CTA-1): each opens the form with a message to complete. */
export type Topic = { readonly label: string; readonly opening: string };

export type Step = { readonly title: string; readonly text: string };

export type AppCategory = {
	readonly title: string;
	readonly description: string;
	readonly examples: readonly string[];
};

export type Plan = Omit<RecordOf<'plans'>['hosting'][number], 'asks'> & {
	/** What the plans of a service differ in: pages of a website, GB of storage. Left out where it states no number. */
	readonly size?: number;
	readonly action: Link;
};

export type TeamMember = Omit<RecordOf<'team'>, 'portrait'>;

export type Project = Omit<RecordOf<'projects'>, 'screen'> & {
	/** A screen of it, if there is one to show. */
	readonly picture?: PictureFile;
};

/** A date of a conference, in words and for machines (CONF-7). */
export type DateRow = {
	readonly date: ImportantDate;
	/** The day, or the first and the last one. */
	readonly days: readonly { readonly words: string; readonly machine: string }[];
	/** What the date means, in one line. */
	readonly note: string;
	/** Its calendar file. */
	readonly file: string;
};

/** One part of "About the conference" (CONF-2). */
export type AboutSlide = {
	/** Short name on the pager. */
	readonly name: string;
	readonly heading: string;
	readonly text: string;
	readonly picture: Illustration;
};

/** An office of the conference, what it answers for, and who holds it once that is known (CONF-5). */
export type CommitteeOffice = RecordOf<'conference-people'>['committee'][number];

/** A careful author's question before sending a paper. */
export type TrustAnswer = {
	readonly question: string;
	readonly answers: readonly string[];
	readonly link?: Link;
};

/** An entry of the conference menu: choosing it shows the summary, the link leads on (MENU-3). */
export type MenuEntry = { readonly name: string; readonly summary: string; readonly link: Link };

export type MenuTile = MenuEntry & { readonly picture: Illustration };

/** What there is in each state of an edition; `standing` is what the built page has, true whenever it is read. */
export type InEachState<Of> = Readonly<Record<EditionState | 'standing', Of>>;

/** What is said of an edition. */
export type EditionWords = InEachState<string>;

/** The same about its papers, which are taken for a time of their own. */
export type InEachPaperState<Of> = Readonly<Record<PaperState | 'standing', Of>>;

/** A conference on the list of past ones (PAST-1). */
export type ListedEdition = {
	readonly edition: Edition;
	readonly when: EditionWords;
	readonly where: string | undefined;
	readonly text: string;
	readonly picture: Illustration;
	readonly links: readonly Link[];
};

/** A year and its conferences; without a count until the owner has given it (TIME-1). */
export type TimelineYear = { readonly year: number; readonly count?: number };

/** A file to take away: what it is, its type, where it lies. */
export type Download = { readonly name: string; readonly type: string; readonly file: `/${string}` };

/** The words around a submission (FORM-1 to FORM-8): `sent` and `failed` are exact words of the requirements. */
export type FormWords = {
	/** What the form is called by assistive technology. */
	readonly name: string;
	readonly button: string;
	readonly sending: string;
	/** Before the fields. */
	readonly note: string;
	/** What stands over each field. */
	readonly labels: Readonly<Record<FieldName, string>>;
	/** Stands behind the label of a field that may be left empty. */
	readonly optional: string;
	readonly sent: string;
	readonly failed: string;
	/** What is kept of a submission, and how long. */
	readonly privacy: Link;
	/** After `sent`, there and on the receipt: what was recorded. */
	readonly recorded: string;
	/** What a receipt says that it is about, where no topic is named: its label, and a conference or a subject. */
	readonly about: { readonly label: string; readonly words?: string };
	/** What happens after it has arrived, one sentence each. */
	readonly next: readonly string[];
	/** What the reference is good for; left out where the server gave none. */
	readonly nextByReference: string;
	/** Why it did not go and what to do, by cause. */
	readonly troubles: Readonly<Record<'offline' | 'late' | 'busy' | 'fault' | 'refused', string>>;
	readonly reference: string;
	/** Says beside "Send another" what for, and how the form comes back. */
	readonly again: string;
	readonly receipt: ReceiptWords;
	/** A calendar file to take away with the receipt. */
	readonly calendar?: { readonly label: string; readonly file: `/${string}.ics` };
};

/** The words of the topics of a form (CTA-1). */
export type TopicWords = {
	/** The opening of a message about each topic, by the name that an address gives it. */
	readonly openings: Readonly<Record<string, string>>;
	/** Before the links to messages that were begun about other topics. */
	readonly begun: string;
	/** What the message about no topic is called there. */
	readonly none: string;
};

/** What a contact form may be opened about (CTA-1). */
export type FormTopics = Omit<TopicWords, 'openings'> & {
	/** The topic that the query of an address names, and the query that names nothing else; undefined where there is none. */
	readonly find: (search: string) => { readonly label: string; readonly search: string } | undefined;
	/** A message begun with the topic that a query names; what the visitor wrote stays. */
	readonly begin: (search: string, written: string) => string;
	/** What the page may have written into a message, as the contract reads it. */
	readonly lines: readonly string[];
};

/** A button that copies a text: what it says, then what is said once it is copied, and where copying is not allowed. */
export type CopyWords = Readonly<Record<'copy' | 'copied' | 'copyByHand', string>>;

/** What can be done with a receipt. */
export type ReceiptWords = CopyWords & {
	readonly save: string;
	readonly share: string;
	readonly print: string;
	/** Brings the form back. */
	readonly again: string;
	/** Beside it, where the form holds words that were written after it was sent. */
	readonly since: string;
	/** When it was sent. */
	readonly when: string;
	/** Whom it was sent to, and how to reach them. */
	readonly from: string;
	readonly reach: readonly {
		readonly label: string;
		readonly to: `mailto:${string}` | `tel:${string}`;
		readonly sample: boolean | undefined;
	}[];
};

/** The words of a form that opens the visitor's own mail composer (GROUP-9, HUB-7). */
export type ComposerWords = CopyWords & {
	/** What the form is called by assistive technology. */
	readonly name: string;
	readonly button: string;
	/** Says that nothing is sent from the page. */
	readonly note: string;
	/** Said of a text that some mail programs do not open. */
	readonly long: string;
};

/** The words around a guarded document (PROC-2): `wrong` is exact, `{seconds}` in `wait` is the wait. */
export type PasswordWords = Readonly<
	Record<'open' | 'explain' | 'label' | 'show' | 'submit' | 'busy' | 'cancel', string> &
		Record<'empty' | 'wrong' | 'wait' | 'unreached' | 'failed', string>
>;

/** What a page opens with: its heading, a sentence or two, and what can be done at once. */
export type IntroWithActions = Intro & { readonly actions: readonly Link[] };

export type Technology = { readonly name: string; readonly use: string };

/** A piece of a code sample: plain text, or text with its colour. */
export type CodeToken = string | readonly ['comment' | 'keyword' | 'name' | 'value', string];

export type CodeSample = {
	readonly id: string;
	readonly label: string;
	readonly note: string;
	readonly code: readonly CodeToken[];
};

/** A site of the portfolio as a desktop shows it (PORT-1, PORT-2). */
export type Preview = {
	readonly title: string;
	readonly text: string;
	readonly kind: string;
	readonly picture: Illustration;
	/** The site, if it may be named; a study of our own opens in full. */
	readonly link?: `https://${string}` | 'study';
	readonly ask: Link;
};

/** How long a kind of project takes, in weeks. */
export type Duration = { readonly label: string; readonly from: number; readonly to: number };

/** A day of the calendar in India, as `2026-12-31`. */
export type Day = `${number}-${number}-${number}`;

/** A piece of news (content/announcements.ts). */
export type Announcement = Omit<RecordOf<'announcements'>['list'][number], 'everywhere'>;

/** What an edition has left behind: first its papers, then the rest. */
export type EditionRecord = readonly (Link & {
	/** What is counted, before the label. */
	readonly figure?: string;
	readonly text: string;
	readonly picture: Illustration;
})[];

/** The one button of a header; `labels`: all that it may say, where that changes while one looks. */
export type Action = Link & { readonly labels?: readonly string[] };

export type Navigation = {
	readonly label: string;
	readonly links: readonly Link[];
	/** Where in `links` the Conferences dropdown stands, if at all (HEAD-5). */
	readonly dropdownAt?: number;
	readonly action?: Action;
};
