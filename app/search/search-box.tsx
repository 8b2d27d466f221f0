import { useEffect, useId, useRef, useState } from 'react';
import { PageLink } from '#app/widgets/page-link.tsx';
import { askQuestion } from '#content/group/ask-about.ts';
import type { Href } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { loadIndex } from './load-index.ts';
import type { Found } from './page-index.ts';
import css from './search-box.module.css';

type SearchBoxProps = {
	readonly label: string;
	readonly none: string;
	readonly partly: string;
	readonly unavailable: string;
	/** The two ways on where the site has no answer: the contact form with the question in it, and the site map. */
	readonly ask: string;
	readonly map: string;
};

type Result = { is: 'waiting' } | ({ is: 'found' } & Found) | { is: 'unavailable' };

/** A field that finds pages while one types, also what was typed before it came to life; the site map serves without script. */
export function SearchBox({ label, none, partly, unavailable, ask, map }: SearchBoxProps) {
	const field = useId();
	const [words, setWords] = useState('');
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => setWords(box.current?.value ?? ''), []);
	const [result, setResult] = useState<Result>({ is: 'waiting' });

	useEffect(() => {
		if (words.trim() === '') return setResult({ is: 'waiting' });
		let current = true;
		loadIndex().then(
			(find) => current && setResult({ is: 'found', ...find(words) }),
			() => current && setResult({ is: 'unavailable' }),
		);
		return () => {
			current = false;
		};
	}, [words]);

	const found = result.is === 'found' ? result.pages : [];
	const missed = found.length > 0 ? partly : none;
	const inVain =
		result.is === 'unavailable'
			? unavailable
			: result.is === 'found' && result.whole === 0
				? missed
				: undefined;

	return (
		<search className={css.search}>
			<label htmlFor={field}>{label}</label>
			<input
				id={field}
				type="search"
				autoComplete="off"
				ref={box}
				onChange={(event) => setWords(event.currentTarget.value)}
				onFocus={() => void loadIndex().catch(() => {})}
			/>
			<div role="status" className={css.status}>
				{inVain ?? (result.is === 'found' && count(result.whole, found.length - result.whole))}
				{inVain && (
					<p className={css.ways}>
						<PageLink to={askQuestion(words.trim())}>{ask}</PageLink>
						<PageLink to={paths.search}>{map}</PageLink>
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

const pages = (number: number) => (number === 1 ? '1 page' : `${number} pages`);
const count = (whole: number, others: number) =>
	others === 0 ? pages(whole) : `${pages(whole)}, then ${others} with some of the words`;
