import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import { TextLink } from '#app/widgets/text-link.tsx';
import type { Href, PictureFile } from '#content/shapes.ts';
import css from './service-index.module.css';

type Parts = { readonly bring: string; readonly get: string; readonly fact: string };

type ServiceIndexProps = {
	readonly columns: Parts;
	readonly services: readonly (Parts & {
		/** Decoration. */
		readonly picture: PictureFile;
		readonly title: string;
		readonly to: Href;
		/** What it is for. */
		readonly purpose: string;
	})[];
};

const parts = ['bring', 'get', 'fact'] as const;

/** The services as an index: a row each, the first one large; the whole row leads to its page (RT-37). */
export function ServiceIndex({ columns, services }: ServiceIndexProps) {
	return (
		<ul className={css.index}>
			{services.map(({ picture, title, purpose, to, ...row }, at) => (
				<li key={title} className={css.row}>
					<Picture file={picture} alt="" sizes={wideFrom(768, `${at === 0 ? 52 : 30}vw`)} className="crop" />
					<div className={css.words}>
						<div>
							<h2 className="h2">
								<TextLink label={title} to={to} whole />
								<Icon of={ArrowRight} className={css.arrow} />
							</h2>
							<p className="soft">{purpose}</p>
						</div>
						<dl>
							{parts.map((part) => (
								<div key={part}>
									<dt>{columns[part]}</dt>
									<dd>{row[part]}</dd>
								</div>
							))}
						</dl>
					</div>
				</li>
			))}
		</ul>
	);
}
