import { useState } from 'react';
import css from './copy-button.module.css';
import { Icon } from './icon.tsx';
import { Checkmark, Copy } from './icons.ts';

const answers = { idle: '', copied: 'Copied', refused: 'Could not copy: select the text instead' } as const;

/** Puts a text on the clipboard and says so. `label` says what is copied. */
export function CopyButton({ text, label = 'Copy' }: { readonly text: string; readonly label?: string }) {
	const [state, setState] = useState<keyof typeof answers>('idle');
	const copy = async () => {
		try {
			// a page without TLS has no clipboard
			await navigator.clipboard.writeText(text);
			setState('copied');
		} catch {
			setState('refused');
		}
	};
	return (
		<span className={css.copy}>
			<button type="button" className="btn btn--line btn--sm" onClick={copy} onBlur={() => setState('idle')}>
				<Icon of={state === 'copied' ? Checkmark : Copy} />
				<span>{label}</span>
			</button>
			<span role="status">{answers[state]}</span>
		</span>
	);
}
