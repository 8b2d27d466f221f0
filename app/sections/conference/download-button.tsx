import { Icon } from '#app/widgets/icon.tsx';
import { Download } from '#app/widgets/icons.ts';

/** A file to take away, its type said before it is fetched; stands on a dyed ground. */
export function DownloadButton({ label, type, file }: { label: string; type: string; file: string }) {
	return (
		<a className="btn btn--lineink" href={file} download>
			{label} ({type})
			<Icon of={Download} />
		</a>
	);
}
