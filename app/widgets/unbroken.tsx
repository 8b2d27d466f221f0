import type { ReactNode } from 'react';
import css from './unbroken.module.css';

/** Words in which no line ends inside a name like `AIC-RAETHM` or years like `2018–2022`, or leaves the end of `hands-on` alone; what is no text stays as it is. */
export function unbroken(words: ReactNode): ReactNode {
	if (typeof words !== 'string') return words;
	const parts = words.split(/([A-Z]+-[A-Z]+|\d{4}–\d{4}|\p{L}+-on\b)/u);
	if (parts.length === 1) return words;
	return parts.map((part, at) =>
		at % 2 === 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the same words have the same parts
			<span key={at} className={css.name}>
				{part}
			</span>
		),
	);
}
