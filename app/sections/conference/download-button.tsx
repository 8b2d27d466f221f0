import { Icon } from '#app/widgets/icon.tsx';
import { Download } from '#app/widgets/icons.ts';

/** A file to take away, its type said before it is fetched. */
export function DownloadButton({ label, type, file }: { label: string; type: string; file: string }) {
	return (
		<a className="btn btn--line" href={file} download>
			{label} <span className="note">{type}</span>
			<Icon of={Download} />
		</a>
	);
}
