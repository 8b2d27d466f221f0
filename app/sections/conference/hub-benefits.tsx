import type { ReactNode } from 'react';
import { type Card, CardGrid } from '#app/sections/card-grid.tsx';
import type { Feature, Intro } from '#content/shapes.ts';
import css from './hub-panel.module.css';

type HubBenefitsProps = Intro & {
	readonly items: readonly Feature[];
	/** One drawing of `icons.ts` for each item. */
	readonly icons: readonly string[];
	readonly columns?: 2 | 3;
	/** What to do next. */
	readonly children: ReactNode;
};

/** A panel of the hub: what it is about, its cards, the next step (HUB-4 to HUB-6). */
export function HubBenefits({ heading, lead, items, icons, columns = 3, children }: HubBenefitsProps) {
	const cells: Card[] = items.map((item, at) => ({ ...item, icon: icons[at] }));
	return (
		<>
			<div className={css.lede}>
				<h2 className="h2">{heading}</h2>
				<p className="lead">{lead}</p>
			</div>
			<CardGrid items={cells} columns={columns} />
			{children}
		</>
	);
}
