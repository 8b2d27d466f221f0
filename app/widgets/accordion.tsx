import type { ReactNode } from 'react';
import css from './accordion.module.css';

type AccordionProps = {
	/** One word that names this accordion on the page: of all with the same name one is open. */
	readonly name: string;
	readonly items: readonly { readonly question: string; readonly answer: ReactNode }[];
	readonly headingLevel?: 2 | 3 | 4;
	/** The item that is open at first; none if not given. */
	readonly opens?: number;
};

/** Questions that open one at a time; a click on the open one closes it (FAQ-1, WDEV-3). Native, needs no script. */
export function Accordion({ name, items, headingLevel = 3, opens }: AccordionProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<div className={css.accordion}>
			{items.map(({ question, answer }, at) => (
				<details key={question} className={css.item} name={name} open={at === opens || undefined}>
					<summary className={css.question}>
						<Heading className={css.heading}>{question}</Heading>
						<span className={css.crossing} aria-hidden="true" />
					</summary>
					<div className={css.answer}>{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
				</details>
			))}
		</div>
	);
}
