import { useEffect, useId, useRef, useState } from 'react';
import { PageLink } from '#app/widgets/page-link.tsx';
import type { Href } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { loadIndex } from './load-index.ts';
import type { FoundPage } from './page-index.ts';
import css from './search-box.module.css';

type SearchBoxProps = {
	readonly label: string;
	readonly none: string;
	readonly unavailable: string;
	/** The way on where nothing is found, after either. */
	readonly map: string;
	/** Called when a result is followed. */
	readonly onFollow?: () => void;
};

type Result = { is: 'waiting' } | { is: 'found'; pages: readonly FoundPage[] } | { is: 'unavailable' };

/** A field that finds pages while one types, also what was typed before it came to life; the site map serves without script. */
export function SearchBox({ label, none, unavailable, map, onFollow }: SearchBoxProps) {
	const field = useId();
	const [words, setWords] = useState('');
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => setWords(box.current?.value ?? ''), []);
	const [result, setResult] = useState<Result>({ is: 'waiting' });

	useEffect(() => {
		if (words.trim() === '') return setResult({ is: 'waiting' });
		let current = true;
		loadIndex().then(
			(find) => current && setResult({ is: 'found', pages: find(words) }),
			() => current && setResult({ is: 'unavailable' }),
		);
		return () => {
			current = false;
		};
	}, [words]);

	const said =
		result.is === 'found'
			? count(result.pages.length, none)
			: result.is === 'unavailable'
				? unavailable
				: null;

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
				{said === none || said === unavailable ? (
					<>
						{said}{' '}
						<PageLink to={paths.search} onClick={onFollow}>
							{map}
						</PageLink>
						.
					</>
				) : (
					said
				)}
			</div>
			{result.is === 'found' ? (
				<ul className={css.results}>
					{result.pages.map(({ path, title, description }) => (
						<li key={path}>
							<PageLink to={path as Href} onClick={onFollow}>
								<b>{title}</b>
								<span>{description}</span>
							</PageLink>
						</li>
					))}
				</ul>
			) : null}
		</search>
	);
}

const count = (pages: number, none: string) =>
	pages === 0 ? none : pages === 1 ? '1 page' : `${pages} pages`;
