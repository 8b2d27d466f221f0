import { type KeyboardEvent, useId } from 'react';
import { useLocation } from 'react-router';
import { dialogOf } from '#app/behaviours/use-history-entry.ts';
import { usePageNavigate } from '#app/behaviours/use-page-navigate.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { Search } from '#app/widgets/icons.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import { searchWords as says } from '#content/search-words.ts';
import type { Href } from '#content/shapes.ts';
import { askQuestion } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { loadIndex } from './load-index.ts';
import { searchFor } from './search-address.ts';
import css from './search-box.module.css';
import { useFound } from './use-found.ts';
import { useQuestion } from './use-question.ts';
import { walkResults } from './walk-results.ts';

type SearchBoxProps = {
	/** The question that the address asks, where the box stands on the page of the search. */
	readonly asked?: string | undefined;
	/** There the address takes what is typed. */
	readonly onQuestion?: (question: string) => void | Promise<void>;
};

/**
 * A field that finds pages while one types. Enter lists them, from the header on the page of the search; one opens by a
 * click, or by arrow keys and Enter. The site map serves without script.
 */
export function SearchBox({ asked, onQuestion }: SearchBoxProps) {
	const id = useId();
	const navigate = usePageNavigate();
	const inDialog = dialogOf(useLocation()) !== undefined;
	const { field, words, type, settle } = useQuestion(asked, onQuestion);
	const result = useFound(words);

	const found = result.is === 'found' ? result.pages : [];
	const vague = result.is === 'found' && result.vague;
	const missed = found.length > 0 ? says.partly : says.none;
	const unavailable = result.is === 'unavailable';
	// as a document, the search of a newer build comes whole (ANY-3); without a line there is none
	const map = unavailable
		? { to: searchFor(words), reloadDocument: navigator.onLine !== false }
		: { to: paths.search };
	const inVain = unavailable
		? says.unavailable
		: result.is === 'found' && !result.whole && !vague
			? missed
			: undefined;

	const counted =
		result.is === 'found' ? (found.length === 1 ? '1 page' : `${found.length} pages`) : undefined;
	const said = vague ? says.vague : (inVain ?? counted);

	function list({ key, currentTarget: { value }, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
		if (key !== 'Enter' || nativeEvent.isComposing || value.trim() === '') return;
		if (onQuestion) settle();
		else navigate(searchFor(value), { replace: inDialog });
	}

	return (
		<search className={css.search} onKeyDown={walkResults}>
			<label htmlFor={id}>{says.label}</label>
			<div className={css.field}>
				<Icon of={Search} />
				<input
					id={id}
					type="search"
					autoComplete="off"
					enterKeyHint="search"
					ref={field}
					onChange={(event) => type(event.currentTarget.value)}
					onKeyDown={list}
					onBlur={settle}
					onFocus={() => void loadIndex().catch(() => {})}
				/>
			</div>
			<div role="status" className={css.status}>
				<span>{said}</span>
				{inVain && (
					<p className={css.ways}>
						<PageLink to={askQuestion(words.trim())}>{says.ask}</PageLink>
						<PageLink {...map}>{says.map}</PageLink>
					</p>
				)}
			</div>
			{found.length > 0 && (
				<ul className={css.results}>
					{found.map(({ path, title, description }) => (
						<li key={path}>
							<PageLink to={path as Href}>
								<b>{title}</b>
								<span>{description}</span>
							</PageLink>
						</li>
					))}
				</ul>
			)}
		</search>
	);
}
