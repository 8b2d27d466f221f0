import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server that keeps what it was given. */
export type MailServer = AsyncDisposable & {
	readonly url: string;
	readonly port: number;
	/** Every email it answered 250 for, as it came. */
	readonly mails: string[];
	readonly close: () => Promise<void>;
};

type Behaviour = SMTPServerOptions & {
	readonly port?: number;
	/** Called with each whole email before it is answered; throws to refuse it. */
	readonly judge?: (mail: string, remotePort: number) => void | Promise<void>;
	/** Told of every connection. */
	readonly onSocket?: (socket: Socket) => void;
};

/** An answer of refusal, such as 451 or 550, with its words. */
export function refusal(responseCode: number, words = 'refused by the test'): Error {
	return Object.assign(new Error(words), { responseCode });
}

/** Opens a mail server on loopback; `judge` and the options of smtp-server make it misbehave. */
export async function openMailServer({
	port = 0,
	judge,
	onSocket,
	...options
}: Behaviour = {}): Promise<MailServer> {
	const mails: string[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		onData(stream, { remotePort }, answer) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', async () => {
				const mail = Buffer.concat(chunks).toString('utf8');
				try {
					await judge?.(mail, remotePort);
					mails.push(mail);
					answer();
				} catch (problem) {
					answer(problem as Error);
				}
			});
		},
		...options,
	});
	server.on('error', () => {});
	if (onSocket) server.server.on('connection', onSocket);
	server.listen(port, '127.0.0.1');
	await once(server.server, 'listening');
	const address = server.server.address() as AddressInfo;
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	return {
		url: `smtp://127.0.0.1:${address.port}`,
		port: address.port,
		mails,
		close,
		[Symbol.asyncDispose]: close,
	};
}

/** The submissions, by reference, that have not reached the organiser. */
export function undelivered(references: Iterable<string>, mails: readonly string[]): string[] {
	const copies = copiesOf(mails);
	return [...references].filter((reference) => !copies.has(`${reference}.organiser@aeg.example`));
}

/** Copies of each email by Message-ID. */
export function copiesOf(mails: readonly string[]): ReadonlyMap<string, number> {
	const copies = new Map<string, number>();
	for (const mail of mails) {
		const id = /^Message-ID: <(.+)>/im.exec(mail)?.[1] ?? 'none';
		copies.set(id, (copies.get(id) ?? 0) + 1);
	}
	return copies;
}
