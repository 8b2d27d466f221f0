import type { ReactNode } from 'react';
import { type Card, CardGrid } from '#app/sections/card-grid.tsx';
import type { Intro } from '#content/shapes.ts';
import css from './hub-panel.module.css';

type HubBenefitsProps = Intro & {
	readonly items: readonly Card[];
	readonly columns?: 2 | 3;
	/** What to do next. */
	readonly children: ReactNode;
};

/** A panel of the hub: what it is about, its cards, the next step (HUB-4 to HUB-6). */
export function HubBenefits({ heading, lead, items, columns = 3, children }: HubBenefitsProps) {
	return (
		<>
			<div className={css.lede}>
				<h2 className="h2">{heading}</h2>
				<p className="lead">{lead}</p>
			</div>
			<CardGrid items={items} columns={columns} />
			{children}
		</>
	);
}
