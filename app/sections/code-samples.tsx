import { useRef } from 'react';
import { useSidewaysTouch } from '#app/behaviours/use-sideways-touch.ts';
import { CopyText } from '#app/widgets/copy-text.tsx';
import { Tabs } from '#app/widgets/tabs.tsx';
import type { CodeSample, CopyWords } from '#content/shapes.ts';
import css from './code-samples.module.css';

type CodeSamplesProps = {
	readonly label: string;
	readonly samples: readonly CodeSample[];
	readonly words: Omit<CopyWords, 'copy'>;
};

/** Code in tabs; without script all samples stand one below the other (API-1). */
export function CodeSamples({ label, samples, words }: CodeSamplesProps) {
	return (
		<Tabs
			label={label}
			look="code"
			headingLevel={3}
			tabs={samples.map((sample) => ({
				id: sample.id,
				name: sample.label,
				panel: <Sample {...sample} words={words} />,
			}))}
		/>
	);
}

function Sample({ label, note, code, words }: CodeSample & Pick<CodeSamplesProps, 'words'>) {
	const row = useRef<HTMLPreElement>(null);
	useSidewaysTouch(row);
	const text = code.map((token) => (typeof token === 'string' ? token : token[1])).join('');
	return (
		<div className={`${css.sample} on-night`}>
			{/* biome-ignore lint/a11y/useSemanticElements: code stands in pre */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard */}
			<pre className={css.code} ref={row} tabIndex={0} role="region" aria-label={`Code sample, ${label}`}>
				<code translate="no">
					{code.map((token, at) =>
						typeof token === 'string' ? (
							token
						) : (
							// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sample never change places
							<span key={at} className={css[token[0]]}>
								{token[1]}
							</span>
						),
					)}
				</code>
			</pre>
			<div className={css.foot}>
				<p>{note}</p>
				<CopyText words={{ ...words, copy: `Copy the ${label} sample` }} text={() => text} small />
			</div>
		</div>
	);
}
