import { useRef } from 'react';
import { useSidewaysTouch } from '#app/behaviours/use-sideways-touch.ts';
import { CopyButton } from '#app/widgets/copy-button.tsx';
import { Tabs } from '#app/widgets/tabs.tsx';
import type { CodeSample } from '#content/shapes.ts';
import css from './code-samples.module.css';

type CodeSamplesProps = { readonly label: string; readonly samples: readonly CodeSample[] };

/** Code in tabs; without script all samples stand one below the other (API-1). */
export function CodeSamples({ label, samples }: CodeSamplesProps) {
	return (
		<Tabs
			label={label}
			look="code"
			headingLevel={3}
			tabs={samples.map((sample) => ({ id: sample.id, name: sample.label, panel: <Sample {...sample} /> }))}
		/>
	);
}

function Sample({ label, note, code }: CodeSample) {
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
				<CopyButton text={text} label={`Copy the ${label} sample`} />
			</div>
		</div>
	);
}
