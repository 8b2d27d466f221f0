import { type ReactNode, type ToggleEvent, useRef } from 'react';
import { useKeptChoice } from '#app/behaviours/use-kept-choice.ts';
import type { Language } from '#content/shapes.ts';
import css from './accordion.module.css';
import { Fold } from './fold.tsx';

type AccordionProps = {
	/** One word that names this accordion on the page: of all with the same name one is open. */
	readonly name: string;
	readonly items: readonly {
		/** Names the answer, so that a link can open it. */
		readonly id?: string;
		readonly question: string;
		/** At the end of the line of the question: its answer in two or three words. */
		readonly fact?: string | undefined;
		readonly answer: ReactNode;
		readonly language?: Language | undefined;
	}[];
};

/**
 * Questions that open one at a time; a click on the open one closes it (FAQ-1, WDEV-3). Native, needs no script; with it
 * whoever comes back finds open what they left open.
 */
export function Accordion({ name, items }: AccordionProps) {
	const box = useRef<HTMLDivElement>(null);
	const all = () => [...(box.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])];
	const openOne = () => all().findIndex(({ open }) => open);
	const keepChoice = useKeptChoice(name, (kept) => {
		const details = all()[items.findIndex(({ question }) => question === kept)];
		// an answer that the address names, or that was opened before hydration, is newer
		if (details && openOne() === -1) details.open = true;
	});
	const toggled = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
		// as the name that the questions share does in newer browsers
		if (currentTarget.open) for (const other of all()) other.open = other === currentTarget;
		keepChoice(items[openOne()]?.question);
	};
	return (
		<div className={css.accordion} ref={box}>
			{items.map(({ id, question, fact, answer, language }) => (
				<Fold
					key={question}
					heading={question}
					fact={fact}
					id={id}
					name={name}
					lang={language}
					onToggle={toggled}
				>
					{typeof answer === 'string' ? <p>{answer}</p> : answer}
				</Fold>
			))}
		</div>
	);
}
