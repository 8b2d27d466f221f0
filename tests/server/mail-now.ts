import { calendarFor } from '#content/site/emails.ts';
import type { Email } from '#server/mail/compose.ts';
import type { Transport } from '#server/mail/transport.ts';
import { claim } from '#server/outbox/claim.ts';
import { deliverWith } from '#server/outbox/deliver.ts';
import { markSent } from '#server/outbox/mark.ts';
import type { TestServer } from './open-server.ts';

const addresses = { from: 'website@aeg.example', to: 'office@aeg.example' };
/** What a built site would hold at an address. */
const held = (address: string | undefined) =>
	address ? Buffer.from(`BEGIN:VCALENDAR ${address}`) : undefined;

/** Claims whatever is due and composes it, as the outbox worker would; hands it to a mail server too if there is one. */
export async function mailNow({ store, edition, time }: TestServer, server?: Transport): Promise<Email[]> {
	const sent: Email[] = [];
	const send = async (email: Email, signal: AbortSignal) => {
		sent.push(email);
		await server?.send(email, signal);
	};
	const transport = { destination: '', close() {}, send };
	const deliver = deliverWith({
		store,
		transport,
		addresses,
		calendar: ({ conference, 'conference-state': state }) =>
			held(calendarFor(edition, conference, state, time.now)),
	});
	for (const email of await claim(store, 50, [])) {
		await deliver(email, new AbortController().signal);
		await markSent(store, email.id);
	}
	return sent;
}
