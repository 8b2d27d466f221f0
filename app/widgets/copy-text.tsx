import { useState } from 'react';
import type { CopyWords } from '#content/shapes.ts';
import styles from './copy-text.module.css';
import { Icon } from './icon.tsx';
import { Copy } from './icons.ts';

type CopyTextProps = {
	readonly words: CopyWords;
	/** What to copy, asked when the button is pressed. */
	readonly text: () => string;
	readonly small?: boolean;
};

type Copying =
	| { readonly is: 'idle' }
	| { readonly is: 'copied' }
	| { readonly is: 'shown'; readonly text: string };

/** Puts a text on the clipboard and says so; where copying is not allowed, shows it selected. */
export function CopyText({ words, text, small }: CopyTextProps) {
	const [copying, setCopying] = useState<Copying>({ is: 'idle' });

	async function copy() {
		const whole = text();
		try {
			await navigator.clipboard.writeText(whole);
			setCopying({ is: 'copied' });
		} catch {
			setCopying({ is: 'shown', text: whole });
		}
	}
	return (
		<>
			<button
				type="button"
				className={`btn btn--line needs-script ${small ? 'btn--sm' : ''}`.trim()}
				onClick={copy}
			>
				<Icon of={Copy} size={16} />
				<span>{words.copy}</span>
			</button>
			<span className={styles.said} role="status">
				{{ idle: '', copied: words.copied, shown: words.copyByHand }[copying.is]}
			</span>
			{copying.is === 'shown' && (
				<textarea
					className={styles.text}
					aria-label={words.copyByHand}
					readOnly
					rows={6}
					value={copying.text}
					ref={(box) => box?.select()}
				/>
			)}
		</>
	);
}
