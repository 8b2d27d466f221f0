import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionStates } from '#contract/dates.ts';
import type { FieldErrors } from '#contract/submissions.ts';
import { escapeHtml } from '../escape-html.ts';
import { type Headers, pageHeaders } from './headers.ts';
import type { PageTable } from './read-build.ts';

/** The pages that answer a form without script (FORM-8), prerendered with places for words. */
const responsePageNames = [
	'message-sent',
	'message-failed',
	...editionStates.map((state) => `registration-sent-${state}` as const),
	'registration-failed',
	'document-refused',
] as const;

export type ResponsePageName = (typeof responsePageNames)[number];
export type Template = { readonly html: string; readonly headers: Headers };

/** What was typed, by field, to stand in the form again. */
export type Typed = Readonly<Record<string, unknown>>;

/** What a response page says. */
export type ResponseWords = {
	readonly reference?: string;
	/** What it was about. */
	readonly about?: string | undefined;
	/** When it was received, in words. */
	readonly when?: string;
	readonly errors?: FieldErrors;
	readonly typed?: Typed;
};

/** The response pages that the build holds. */
export function readResponsePages(
	build: string,
	table: PageTable,
	config: Parameters<typeof pageHeaders>[1],
): ReadonlyMap<ResponsePageName, Template> {
	const byFile = new Map(Object.values(table).map((page) => [page.file, page]));
	return new Map(
		responsePageNames.flatMap((name) => {
			const file = `responses/${name}/index.html`;
			const path = join(build, 'client', file);
			if (!existsSync(path)) return [];
			const page = byFile.get(file) ?? { csp: { script: [], style: [] } };
			const headers = {
				...pageHeaders(page, config),
				'content-type': 'text/html; charset=utf-8',
				'cache-control': 'no-store',
			};
			return [[name, { html: readFileSync(path, 'utf8'), headers }] as const];
		}),
	);
}

/** Puts words into the places of a response page, such as `%%name%%`. Everything put in is escaped; unknown places become empty. */
export function fill({ html }: Template, { errors = {}, typed = {}, ...said }: ResponseWords): string {
	const problems = Object.values(errors).map((words) => `<li>${escapeHtml(words)}</li>`);
	const values: Typed = { ...typed, ...said };
	return html.replace(/%%(\w+)%%/g, (_, place: string) => {
		if (place === 'errors') return problems.length > 0 ? `<ul>${problems.join('')}</ul>` : '';
		const value = Object.hasOwn(values, place) ? values[place] : '';
		return typeof value === 'string' ? escapeHtml(value) : '';
	});
}
