import type { ReactNode, ToggleEvent } from 'react';
import css from './accordion.module.css';

type AccordionProps = {
	/** One word that names this accordion on the page: of all with the same name one is open. */
	readonly name: string;
	readonly items: readonly {
		/** Names the answer, so that a link can open it. */
		readonly id?: string;
		readonly question: string;
		readonly answer: ReactNode;
	}[];
};

/** Does what the name that the questions share does in newer browsers. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
	if (!opened.open) return;
	for (const other of opened.parentElement?.querySelectorAll('details') ?? [])
		if (other !== opened) other.open = false;
}

/** Questions that open one at a time; a click on the open one closes it (FAQ-1, WDEV-3). Native, needs no script. */
export function Accordion({ name, items }: AccordionProps) {
	return (
		<div className={css.accordion}>
			{items.map(({ id, question, answer }) => (
				<details key={question} className={css.item} name={name} onToggle={closeOthers}>
					<summary className={css.question}>
						<h3 className={css.heading}>{question}</h3>
						<span className={css.crossing} aria-hidden="true" />
					</summary>
					<div className={css.answer} id={id}>
						{typeof answer === 'string' ? <p>{answer}</p> : answer}
					</div>
				</details>
			))}
		</div>
	);
}
