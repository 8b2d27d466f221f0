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

	const found = result.is === 'found' ? result.pages : [];
	const inVain = result.is === 'unavailable' ? unavailable : found.length === 0 ? none : undefined;

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
				{result.is === 'waiting' ? null : inVain ? (
					<>
						{inVain}{' '}
						<PageLink to={paths.search} onClick={onFollow}>
							{map}
						</PageLink>
						.
					</>
				) : (
					count(found.length)
				)}
			</div>
			{found.length > 0 && (
				<ul className={css.results}>
					{found.map(({ path, title, description }) => (
						<li key={path}>
							<PageLink to={path as Href} onClick={onFollow}>
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

const count = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`);
