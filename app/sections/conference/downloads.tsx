import { Icon } from '#app/widgets/icon.tsx';
import { Download } from '#app/widgets/icons.ts';
import type { Download as DownloadItem } from '#content/shapes.ts';
import css from './downloads.module.css';

/** Files, a line each; each says its type before it is fetched. */
export function Downloads({ items }: { items: readonly DownloadItem[] }) {
	return (
		<ul className={css.files}>
			{items.map(({ name, type, file }) => (
				<li key={file}>
					<a href={file} download>
						<span className="soft">
							<b>{name}</b>
							<span>{` ${type}`}</span>
						</span>
						<Icon of={Download} />
					</a>
				</li>
			))}
		</ul>
	);
}
