import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { datesOf } from '#content/conference/dates.ts';
import { edition2025 } from '../../../tests/edition-2025.ts';
import { DatesTable } from './dates-table.tsx';

const importantDates = datesOf(edition2025);

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Kolkata'));
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

function at(moment: string) {
	vi.useFakeTimers({ now: Date.parse(moment) });
	render(<DatesTable words={importantDates} />);
	const row = (name: string) => screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr');
	return (name: string) => row(name) as HTMLElement;
}

test('[CONF-7] the first paint has every date for machines too, and no mark of the visitor', () => {
	const html = renderToString(<DatesTable words={importantDates} />);
	expect(html).toContain('<time dateTime="2024-12-14T23:59+05:30">14th Dec 2024</time>');
	expect(html).toContain('<time dateTime="2025-01-11">11th Jan 2025</time>');
	expect(html).toContain(importantDates.rule);
	expect(html).not.toMatch(/Passed|Next/);
});

test('[CONF-7] a deadline is marked as passed at 23:59 IST and not before', () => {
	expect(at('2024-12-14T23:58:59.999+05:30')('Full paper submission').textContent).not.toContain('Passed');
	vi.useRealTimers();
	document.body.replaceChildren();
	const row = at('2024-12-14T23:59:00+05:30');
	expect(row('Full paper submission').textContent).toContain('Passed');
	expect(row('Notification of acceptance').textContent).not.toContain('Passed');
	expect(row('Conference').textContent).not.toContain('Passed');
});

test('[CONF-7] once the last date has passed this is said once, not of each', () => {
	at('2025-01-12T00:00:00+05:30');
	expect(screen.getAllByText(/passed/i).map(({ textContent }) => textContent)).toEqual([
		'All dates have passed',
	]);
});

test('[CONF-7] the first date that has not begun is marked as the next, and none once the conference runs', () => {
	const row = at('2024-12-14T23:59:00+05:30');
	expect(row('Notification of acceptance').textContent).toContain('Next');
	expect(screen.getAllByText('Next')).toHaveLength(1);
	vi.useRealTimers();
	document.body.replaceChildren();
	at('2025-01-10T09:00:00+05:30');
	expect(screen.queryByText('Next')).toBeNull();
});

test("[CONF-7] the visitor's own time stands beside India's where it differs", () => {
	vi.stubEnv('TZ', 'Europe/London');
	const row = at('2024-11-01T00:00:00Z');
	expect(row('Full paper submission').textContent).toContain('14 Dec 2024, 18:29 GMT');
	expect(row('Conference').textContent).not.toContain('GMT');
});

test('[CONF-7] in India no second time is shown', () => {
	expect(at('2024-11-01T00:00:00Z')('Full paper submission').textContent).not.toContain('for you');
});

test('[CONF-7] every date that is still to come has its calendar file, and none that has passed', () => {
	const row = at('2024-11-01T00:00:00Z');
	const link = within(row('Camera-ready paper')).getByRole('link');
	expect(link.getAttribute('href')).toBe('/calendar/aic-raethm-2025-camera-ready.ics');
	expect(screen.getAllByRole('link')).toHaveLength(5);
	vi.useRealTimers();
	document.body.replaceChildren();
	const later = at('2024-12-26T23:59:00+05:30');
	expect(within(later('Camera-ready paper')).queryByRole('link')).toBeNull();
	expect(screen.getAllByRole('link')).toHaveLength(2);
});
