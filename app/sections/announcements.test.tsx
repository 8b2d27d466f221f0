import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import type { Announcement, Thread } from '#content/shapes.ts';
import { Announcements } from './announcements.tsx';

const news: Announcement = {
	date: '2026-11-24',
	until: '2026-12-31',
	text: 'The call for papers is open.',
	link: { label: 'Call for papers', to: '/Conference' },
	divisions: ['conferences'],
};

const band = (items: readonly Announcement[], division: Thread = 'conferences', at = '/') => (
	<TestRouter at={at}>
		<Announcements items={items} division={division} />
	</TestRouter>
);

const shownOn = (moment: string) => {
	vi.useFakeTimers({ now: Date.parse(moment) });
	const { unmount } = render(band([news]));
	const shown = screen.queryByText(news.text) !== null;
	unmount();
	return shown;
};

afterEach(() => void vi.useRealTimers());

test('an announcement is shown from its first day to the end of its last, in India', () => {
	expect(shownOn('2026-11-23T23:59:59+05:30')).toBe(false);
	expect(shownOn('2026-11-24T00:00:00+05:30')).toBe(true);
	expect(shownOn('2026-12-31T23:59:59+05:30')).toBe(true);
	expect(shownOn('2027-01-01T00:00:00+05:30')).toBe(false);
});

test('the prerendered page shows it with its date, whatever the clock of the build', () => {
	const html = renderToString(band([news]));
	expect(html).toContain('<time dateTime="2026-11-24">24 Nov 2026</time>');
	expect(html).toContain('href="/Conference"');
});

test('[RT-45] on the page that it leads to an announcement has no link', () => {
	expect(renderToString(band([news], 'conferences', '/Conference'))).not.toContain('href');
	const placed: Announcement = { ...news, link: { label: 'Dates', to: '/Conference#dates' } };
	expect(renderToString(band([placed], 'conferences', '/Conference'))).toContain('href');
});

test('without an announcement for the division there is no band', () => {
	expect(renderToString(band([]))).toBe('');
	expect(renderToString(band([news], 'software'))).toBe('');
});
