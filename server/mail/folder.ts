import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Email } from './compose.ts';
import { nodemailerMessage } from './nodemailer-message.ts';
import type { Transport } from './transport.ts';

/** Writes each email as `<id>.eml` into `mail` below the folder; a second copy replaces the first. */
export function openFolder(dataFolder: string): Transport {
	const folder = join(dataFolder, 'mail');
	const composer = nodemailer.createTransport({
		streamTransport: true,
		buffer: true,
		newline: 'windows',
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		destination: folder,
		async send(email: Email) {
			const { message } = await composer.sendMail(nodemailerMessage(email));
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const name = join(folder, `${email.messageId.slice(1, email.messageId.lastIndexOf('@'))}.eml`);
			await writeDurably(`${name}.part`, message as Buffer);
			await rename(`${name}.part`, name);
		},
		close: () => composer.close(),
	};
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
	const file = await open(path, 'w', 0o600);
	try {
		await file.writeFile(bytes);
		await file.sync();
	} finally {
		await file.close();
	}
}
