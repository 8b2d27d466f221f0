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

const small = 'btn btn--line btn--sm';

/** What a visitor with script can do with a receipt: copy it, save, share where the device can, print. */
export function ReceiptActions({ words, name, text }: ReceiptActionsProps) {
	const save = () => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${name}.txt`);
	// whoever closes the device's own sheet has changed their mind, which is no failure
	const share = () => void navigator.share({ title: name, text }).catch(() => {});
	return (
		<>
			<CopyText words={words} text={() => text} small />
			<button type="button" className={small} onClick={save}>
				<Icon of={Download} size={16} />
				<span>{words.save}</span>
			</button>
			{'share' in navigator && (
				<button type="button" className={small} onClick={share}>
					{words.share}
				</button>
			)}
			<button type="button" className={small} onClick={() => window.print()}>
				<Icon of={Printer} size={16} />
				<span>{words.print}</span>
			</button>
		</>
	);
}
