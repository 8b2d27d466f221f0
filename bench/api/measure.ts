import autocannon from 'autocannon';

/** Answers a second, the slowest hundredth in milliseconds, and how many failed. */
export type Figure = { readonly rate: number; readonly p99: number; readonly failed: number };

const json = { 'content-type': 'application/json' };
const body = JSON.stringify({
	name: 'A visitor',
	email: 'visitor@vist.example',
	message: 'Please send the brochure.',
});
let sent = 0;

/** Every letter carries a key of its own, so that none is taken for a repeat. */
const newLetter = (request: object) => ({
	...request,
	method: 'POST',
	body,
	headers: { ...json, 'idempotency-key': `bench-${sent++}` },
});

/** Loads one address for some seconds: with letters, or asking for a page. */
export async function measure(
	url: string,
	posting: boolean,
	connections: number,
	duration: number,
): Promise<Figure> {
	const how = posting ? { requests: [{ setupRequest: newLetter }] } : {};
	const result = await autocannon({ url, connections, duration, ...how });
	return { rate: result.requests.average, p99: result.latency.p99, failed: result.non2xx + result.errors };
}

/** The middle one of some figures. */
export const median = (figures: readonly number[]): number =>
	figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
