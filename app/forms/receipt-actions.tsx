import { CopyText } from '#app/widgets/copy-text.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { Download, Printer } from '#app/widgets/icons.ts';
import type { ReceiptWords } from '#content/shapes.ts';
import { saveFile } from './save-file.ts';

type ReceiptActionsProps = {
	readonly words: ReceiptWords;
	/** The name of the file, without its ending. */
	readonly name: string;
	readonly text: string;
};

/** What a visitor with script can do with a receipt: copy it, save, share where the device can, print. */
export function ReceiptActions({ words, name, text }: ReceiptActionsProps) {
	const save = () => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${name}.txt`);
	// whoever closes the device's own sheet has changed their mind, which is no failure
	const share = () => void navigator.share({ title: name, text }).catch(() => {});
	const actions = [
		{ label: words.save, icon: Download, act: save },
		...('share' in navigator ? [{ label: words.share, icon: undefined, act: share }] : []),
		{ label: words.print, icon: Printer, act: () => window.print() },
	];
	return (
		<>
			<CopyText words={words} text={() => text} small />
			{actions.map(({ label, icon, act }) => (
				<button key={label} type="button" className="btn btn--line btn--sm" onClick={act}>
					{icon && <Icon of={icon} size={16} />}
					<span>{label}</span>
				</button>
			))}
		</>
	);
}
