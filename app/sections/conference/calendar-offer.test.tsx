import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { editions } from '#app/editions/editions.ts';
import { calendarOf } from '#content/conference/timeline.ts';

const calendar = calendarOf(editions);

afterEach(() => void vi.unstubAllEnvs());

async function offer() {
	vi.stubEnv('VITE_PUBLIC_ORIGIN', 'https://www.example.org');
	const { CalendarOffer } = await import('./calendar-offer.tsx');
	return <CalendarOffer feed="/calendar.ics" words={calendar} />;
}

test('[HUB-4] without script too, "Subscribe" subscribes and the address is a full one', async () => {
	const html = renderToString(await offer());
	expect(html).toContain('href="webcal://www.example.org/calendar.ics"');
	expect(html).toContain('<code translate="no">https://www.example.org/calendar.ics</code>');
});

test('[HUB-4] once script runs, the feed is the one of the host that was visited', async () => {
	render(await offer());
	const subscribe = screen.getByRole('link', { name: calendar.subscribe });
	expect(subscribe.getAttribute('href')).toBe(`webcal://${window.location.host}/calendar.ics`);
	expect(screen.getByText(`${window.location.origin}/calendar.ics`)).toBeTruthy();
});
