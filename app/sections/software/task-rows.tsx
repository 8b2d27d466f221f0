import css from './task-rows.module.css';

type TaskRowsProps = {
	readonly items: readonly {
		readonly title: string;
		readonly text: string;
		readonly features: readonly string[];
	}[];
};

/** Services one below the other: what each is for at the left, its tasks at the right (SEO-1). */
export function TaskRows({ items }: TaskRowsProps) {
	return (
		<ul className={css.rows}>
			{items.map(({ title, text, features }) => (
				<li key={title}>
					<div>
						<h3 className="h2">{title}</h3>
						<p>{text}</p>
					</div>
					<ul className={css.tasks}>
						{features.map((feature) => (
							<li key={feature}>{feature}</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}
