import type { Build } from '#contract/build.ts';
import { type FormResponse, formResponses } from '#contract/response-pages.ts';
import type { FieldErrors } from '#contract/submissions.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Headers } from './headers.ts';
import { readPage } from './read-build.ts';

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

/** Those that the build holds, ready to be filled in. */
export function readTemplates(
	folder: string,
	{ responses }: Build,
	config: Pick<Config, 'PUBLIC_ORIGIN' | 'VITALS_URL'>,
): ReadonlyMap<FormResponse, Template> {
	return new Map(
		formResponses.flatMap((name) => {
			const page = responses[name];
			if (page === undefined) return [];
			const { headers, plain } = readPage(folder, page, config, 'no-store');
			return [[name, { html: plain.toString(), headers }] as const];
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
