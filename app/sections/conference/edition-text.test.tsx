import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { dayWords, namedWords, paperWords, stateWords } from '#content/conference/edition-words.ts';
import { leadsOf } from '#content/conference/registration-words.ts';
import type { Edition, ImportantDate } from '#contract/dates.ts';
import { EditionParagraph } from './edition-text.tsx';
import { PaperText } from './paper-text.tsx';

const paper: ImportantDate = {
	id: 'paper',
	label: 'Paper',
	is: 'deadline',
	first: '2031-03-01',
	revision: 0,
};
const edition: Edition & { readonly toShow: readonly string[] } = {
	id: 'next',
	name: 'NEXT 2031',
	opens: '2031-02-01',
	revised: '2031-01-01',
	toShow: [],
	dates: [
		paper,
		{ id: 'registration', label: 'Registration', is: 'deadline', first: '2031-04-01', revision: 0 },
		{
			id: 'conference',
			label: 'Conference',
			is: 'days',
			first: '2031-05-31',
			last: '2031-06-01',
			revision: 0,
		},
	],
};

afterEach(() => void vi.useRealTimers());

function open(moment: string, page: React.ReactNode) {
	vi.useFakeTimers({ now: Date.parse(moment) });
	const { container } = render(page);
	return {
		says: () => container.textContent,
		passTo: (later: string) => act(() => void vi.advanceTimersByTime(Date.parse(later) - Date.now())),
	};
}

const everyKind = { stateWords, leadsOf, namedWords, dayWords };

test.each(Object.entries(everyKind))(
	'[CONF-1] the built page states days and no state: %s',
	(_name, wordsOf) => {
		const words = wordsOf(edition);
		const built = renderToString(<EditionParagraph edition={edition} words={words} />);
		expect(built).toContain(words.standing);
		expect(words.standing).toMatch(/\b2031\b/);
		expect(words.standing).not.toMatch(/\b(held|open|opened|closed|over|took|now|past)\b/i);
	},
);

test('[CONF-1] a page left open goes through every state of its edition', () => {
	const { says, passTo } = open(
		'2031-01-31T23:59:59+05:30',
		<EditionParagraph edition={edition} words={stateWords(edition)} />,
	);
	expect(says()).toBe(
		'Announced for 31 May and 1 June 2031. Last date for papers: 1 March 2031 at 23:59 IST. Registration opens on 1 February 2031.',
	);
	passTo('2031-02-01T00:00:00+05:30');
	expect(says()).toBe('Registration is open until 1 April 2031 at 23:59 IST.');
	passTo('2031-04-01T23:58:59+05:30');
	expect(says()).toBe('Registration is open until 1 April 2031 at 23:59 IST.');
	passTo('2031-04-01T23:59:00+05:30');
	expect(says()).toBe('Registration closed on 1 April 2031. The conference is on 31 May and 1 June 2031.');
	passTo('2031-05-31T00:00:00+05:30');
	expect(says()).toBe('Taking place now: 31 May and 1 June 2031.');
	passTo('2031-06-02T00:00:00+05:30');
	expect(says()).toBe(stateWords(edition).over);
	expect(vi.getTimerCount()).toBe(0);
});

test('[UPC-1] an edition that has no dates yet is announced without any', () => {
	const undated = { ...edition, dates: [] };
	const { says } = open(
		'2031-01-31T00:00:00Z',
		<EditionParagraph edition={undated} words={stateWords(undated)} />,
	);
	expect(says()).toBe('Announced; its days are still to be set. Registration opens on 1 February 2031.');
});

test('[CONF-8] submission says whether there is still time, also on a page left open', () => {
	const words = paperWords(paper);
	const line = <PaperText edition={edition} words={words} />;
	expect(renderToString(line)).toContain(words.standing);
	expect(words.standing).not.toMatch(/\b(open|closed)\b/i);
	const { says, passTo } = open('2031-03-01T23:58:59+05:30', line);
	expect(says()).toBe('Open until 1 March 2031 at 23:59 IST.');
	passTo('2031-03-01T23:59:00+05:30');
	expect(says()).toMatch(/^Submission closed on 1 March 2031 at 23:59 IST\./);
});

test('[CONF-8] before the call opens its day is named, also on a page left open', () => {
	const called: Edition = { ...edition, call: '2031-01-15' };
	const { says, passTo } = open(
		'2031-01-14T23:59:59+05:30',
		<PaperText edition={called} words={paperWords(paper, called.call)} />,
	);
	expect(says()).toBe('The call for papers opens on 15 January 2031.');
	passTo('2031-01-15T00:00:00+05:30');
	expect(says()).toBe('Open until 1 March 2031 at 23:59 IST.');
});

test('[CONF-1] after the conference its page says what of it is there, once anything is', () => {
	expect(stateWords(edition).over).toMatch(/is over\. .*not published here yet/);
	const { over } = stateWords({ ...edition, toShow: ['proceedings', 'awards'] });
	expect(over).toMatch(/is over\. .*proceedings and awards/);
});

test('[CONF-1] what is announced names the days of the call, and what is called its deadline', () => {
	const called = { ...edition, call: '2031-01-15' as const };
	for (const words of [stateWords(called), namedWords(called)]) {
		expect(words.announced).toContain('Call for papers: 15 January to 1 March 2031.');
		expect(words.call).toContain('The call for papers is open until 1 March 2031 at 23:59 IST.');
	}
	expect(stateWords({ ...edition, call: '2031-01-15', dates: [] }).announced).toContain(
		'Call for papers: from 15 January 2031.',
	);
});
