import type { Technology } from '#content/shapes.ts';
import css from './tool-ribbon.module.css';

/** Tools and what each is for, woven into one ribbon from edge to edge of the window (MOB-1). */
export function ToolRibbon({ tools }: { tools: readonly Technology[] }) {
	return (
		<ul className={`on-field ${css.ribbon}`}>
			{tools.map(({ name, use }) => (
				<li key={name}>
					<b>{name}</b>
					<span>{use}</span>
				</li>
			))}
		</ul>
	);
}
