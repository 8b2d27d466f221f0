import { ColumnHeads, ColumnsSaid } from '#app/sections/column-heads.tsx';
import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { Picture } from '#app/widgets/picture.tsx';
import type { Href, PictureFile } from '#content/shapes.ts';
import css from './service-index.module.css';

type ServiceIndexProps = {
	readonly columns: { readonly bring: string; readonly get: string; readonly fact: string };
	readonly services: readonly {
		/** Decoration. */
		readonly picture: PictureFile;
		readonly title: string;
		readonly to: Href;
		/** What it is for. */
		readonly purpose: string;
		readonly bring: string;
		readonly get: string;
		readonly fact: string;
	}[];
};

const parts = ['bring', 'get', 'fact'] as const;

/** The services as an index: a row each, the whole row leads to its page (RT-37). */
export function ServiceIndex({ columns, services }: ServiceIndexProps) {
	const names = parts.map((part) => columns[part]);
	return (
		<>
			<ColumnHeads names={names} arrow />
			<ul className={css.index}>
				{services.map(({ picture, title, purpose, to, ...row }) => (
					<li key={title} className={css.row}>
						<div className={css.title}>
							<Picture file={picture} alt="" sizes="8rem" className={css.picture} />
							<div>
								<h2 className="h3">
									<Anchor to={to} className="whole">
										{title}
									</Anchor>
								</h2>
								<p>{purpose}</p>
							</div>
						</div>
						<ColumnsSaid names={names} said={parts.map((part) => row[part])} />
						<Icon of={ArrowRight} className={css.arrow} />
					</li>
				))}
			</ul>
		</>
	);
}
