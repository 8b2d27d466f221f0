import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { type Build, type BuiltPage, buildAsText } from '#contract/build.ts';
import type { Edition } from '#contract/dates.ts';
import { type ResponsePage, responsePages, responsePath } from '#contract/response-pages.ts';
import { next } from '../editions/next.ts';

/** A built site in small: enough of every kind of thing that a build holds. */
const page = (heading: string) =>
	`<!doctype html><html lang="en"><title>${heading}</title><h1>${heading}</h1>${'<p>Some words.</p>'.repeat(40)}`;

const pages: Readonly<Record<string, string>> = {
	'/': page('AEG'),
	'/About': page('About'),
	'/OLDHome': page('Group home'),
	'/OLdHome': page('Group home'),
	'/faq': page('Conference FAQ'),
	'/contact': page('Start your project'),
	'/privacy': page('Privacy'),
};

const responses: Readonly<Partial<Record<ResponsePage, string>>> = {
	'not-found': page('We cannot find this page'),
	error: page('Unexpected Application Error!'),
	'message-sent': page('Message Submitted!').concat(
		'<p>%%reference%%</p><dd>%%about%%</dd><dd>%%name%%</dd><dd>%%email%%</dd><dd>%%when%%</dd><p>%%message%%</p><a data-again="%%page%%"></a>',
	),
	'message-failed': page('Failed to send message!').concat(
		'%%errors%%<input name="name" value="%%name%%"><input name="email" value="%%email%%"><textarea name="message">%%message%%</textarea><input type="hidden" name="sent-from" value="%%page%%">',
	),
	'registration-failed': page('Failed to register!').concat(
		'%%errors%%<input name="phone" value="%%phone%%"><input name="affiliation" value="%%affiliation%%">',
	),
	'document-refused': page('The document could not be opened').concat('%%errors%%'),
};

/** What a page says that stands for each state of an edition. */
const inState = (name: ResponsePage) =>
	page('Registration Successful!').concat(
		`<p>%%reference%%</p><p>${name.split('-').at(-1)}</p><a data-again="%%page%%"></a>`,
	);

/** The script whose name carries a hash of its bytes. */
export const script = 'console.log("drawn by hand");\n'.repeat(30);

/** Bytes of a film: more than go out at once. */
export const film = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

/** A short document. */
export const notice = Buffer.from('%PDF-1.7\n% a notice of one page\n%%EOF\n');

/** Writes the small build and returns its folder. */
export function writeBuild(folder: string, edition: Edition = next): string {
	const put = (name: string, bytes: string | Buffer) => {
		const file = join(folder, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, bytes);
	};
	const putPage = (address: string, html: string): BuiltPage => {
		const file = `${address.slice(1)}/index.html`.replace(/^\//, '');
		put(`client/${file}`, html);
		put(`client/${file}.br`, brotliCompressSync(html));
		put(`client/${file}.gz`, gzipSync(html));
		return {
			file,
			etag: `"${address.length}-${html.length}"`,
			csp: { script: ["'sha256-abc='"], style: ["'sha256-def='"] },
		};
	};
	const build: Build = {
		origin: 'https://www.aeg.example',
		edition,
		pages: Object.fromEntries(
			Object.entries(pages).map(([address, html]) => [address, putPage(address, html)]),
		),
		responses: Object.fromEntries(
			responsePages.map((name) => [name, putPage(responsePath(name), responses[name] ?? inState(name))]),
		),
	};
	put('pages.json', buildAsText(build));
	put('client/assets/main-Ab12Cd34.js', script);
	put('client/assets/main-Ab12Cd34.js.br', brotliCompressSync(script));
	put('client/films/loom.1a2b3c4d.mp4', film);
	put('client/documents/notice.pdf', notice);
	put('client/documents/template.docx', 'words');
	put('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
	put('client/notes.secret', 'not ours to give');
	return folder;
}
