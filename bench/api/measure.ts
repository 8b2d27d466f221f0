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
	const result = await autocannon(
		what === 'POST'
			? {
					url: `${origin}/api/send-email`,
					connections,
					duration,
					requests: [{ setupRequest: newSubmission }],
				}
			: { url: `${origin}/About`, connections, duration, headers: { 'accept-encoding': 'br' } },
	);
	const { p50, p99 } = result.latency;
	return { rate: result.requests.average, p50, p99, failed: result.non2xx + result.errors };
}

/** The middle one of some figures. */
export const median = (figures: readonly number[]): number =>
	figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
