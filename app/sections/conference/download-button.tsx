import { Icon } from '#app/widgets/icon.tsx';
import { Download } from '#app/widgets/icons.ts';

type DownloadButtonProps = {
	readonly label: string;
	readonly type: string;
	readonly file: string;
	/** `line` stands on paper, `lineink` on a dyed field. */
	readonly kind?: 'line' | 'lineink';
};

/** A file to take away, its type said before it is fetched. */
export function DownloadButton({ label, type, file, kind = 'lineink' }: DownloadButtonProps) {
	return (
		<a className={`btn btn--${kind}`} href={file} download>
			<span>{`${label} (${type})`}</span>
			<Icon of={Download} />
		</a>
	);
}
