import autocannon from 'autocannon';

/** What is asked of a server: the page as a browser gets it, or a submission. */
export type What = 'GET' | 'POST';

/** Answers a second, the middle and the slowest hundredth in milliseconds, and how many failed. */
export type Figure = {
	readonly rate: number;
	readonly p50: number;
	readonly p99: number;
	readonly failed: number;
};

const json = { 'content-type': 'application/json' };
let sent = 0;

/** Every submission has a sender and a key of its own, made as our forms make them, so that none is taken for a repeat. */
function newSubmission(request: object) {
	const number = sent++;
	const key = Date.now().toString(16).padStart(12, '0') + number.toString(16).padStart(20, '0');
	return {
		...request,
		method: 'POST',
		headers: { ...json, 'idempotency-key': key },
		body: `{"name":"A visitor","email":"visitor${number}@vist.example","message":"Please send the brochure."}`,
	};
}

/** Loads one server for some seconds: with submissions, or asking for a page in brotli. */
export async function measure(
	origin: string,
	what: What,
	connections: number,
	duration: number,
): Promise<Figure> {
	const asked = {
		GET: { url: `${origin}/About`, headers: { 'accept-encoding': 'br' } },
		POST: { url: `${origin}/api/send-email`, requests: [{ setupRequest: newSubmission }] },
	};
	const { requests, latency, non2xx, errors } = await autocannon({ ...asked[what], connections, duration });
	const { p50, p99 } = latency;
	return { rate: requests.average, p50, p99, failed: non2xx + errors };
}

export const median = (figures: readonly number[]): number =>
	figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
