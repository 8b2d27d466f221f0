import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { editionStates } from '#contract/edition-states.ts';
import { sendSubmission } from './send-submission.ts';

afterEach(() => void vi.unstubAllGlobals());

test('[ANY-4] [FORM-5] whatever a submission is answered with, it has arrived or it has not, in texts', async () => {
	const answer = fc.record(
		{
			success: fc.oneof(fc.boolean(), fc.jsonValue()),
			reference: fc.jsonValue(),
			state: fc.oneof(fc.constantFrom(...editionStates, 'toString'), fc.jsonValue()),
			errors: fc.oneof(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.jsonValue())), fc.jsonValue()),
		},
		{ requiredKeys: [] },
	);
	const body = fc.oneof(
		answer.map((value) => JSON.stringify(value)),
		fc.json(),
		fc.string(),
	);
	await fc.assert(
		fc.asyncProperty(body, fc.constantFrom(200, 302, 400, 422, 429, 500), async (text, status) => {
			vi.stubGlobal('fetch', async () => new Response(text, { status }));
			const delivery = await sendSubmission('message', {}, 'key');
			if (delivery.is === 'sent') {
				expect(typeof delivery.reference).toBe('string');
				expect([undefined, ...editionStates]).toContain(delivery.state);
			} else for (const words of Object.values(delivery.errors)) expect(typeof words).toBe('string');
		}),
	);
});
