import * as timings from '#app/behaviours/timings.ts';

/** The only place that asks the network for anything on a visitor's behalf: posts JSON, and waits for `timings.sendTimeout`. */
export async function post(
	address: string,
	body: object,
	headers: Record<string, string> = {},
): Promise<Response> {
	const late = new AbortController();
	const timer = setTimeout(() => late.abort(), timings.sendTimeout);
	try {
		const response = await fetch(address, {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
			body: JSON.stringify(body),
			signal: late.signal,
			// which page it is about, also where the API lives on another host
			referrerPolicy: 'no-referrer-when-downgrade',
		});
		// The whole answer belongs to the time limit, not only its head.
		const whole = await response.arrayBuffer();
		return new Response(whole, response);
	} finally {
		clearTimeout(timer);
	}
}
