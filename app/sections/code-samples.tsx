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

/** Code in tabs, what is sent at the left and the answer at the right; without script all samples stand one below the other (API-1). */
export function CodeSamples({ label, samples, words }: CodeSamplesProps) {
	return (
		<Tabs
			label={label}
			code
			tabs={samples.map((sample) => ({
				id: sample.id,
				name: sample.label,
				panel: <Sample {...sample} words={words} />,
			}))}
		/>
	);
}

type Code = CodeSample['code'];

/** What is sent, and the answer, where the code ends in one: comments after an empty line. */
function parted(code: Code): readonly [sent: Code, answer: string] {
	const end = code.findIndex((token, at) => token === '\n\n' && code[at + 1]?.[0] === 'comment');
	if (end === -1) return [code, ''];
	return [code.slice(0, end), plain(code.slice(end + 1)).replace(/^# ?/gm, '')];
}

const plain = (code: Code) => code.map((token) => (typeof token === 'string' ? token : token[1])).join('');

function Sample({ label, note, code, words }: CodeSample & Pick<CodeSamplesProps, 'words'>) {
	const row = useRef<HTMLPreElement>(null);
	useSidewaysTouch(row);
	const [sent, answer] = parted(code);
	const said = <p className="lead">{note}</p>;
	return (
		<div className={`${css.sample} on-night`}>
			<div className={css.sent}>
				{/* biome-ignore lint/a11y/useSemanticElements: code stands in pre */}
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard */}
				<pre className={css.code} ref={row} tabIndex={0} role="region" aria-label={`Code sample, ${label}`}>
					<code translate="no">
						{sent.map((token, at) =>
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
				{answer === '' ? null : said}
			</div>
			<div className={`selvedge on-field ${css.foot}`}>
				{answer === '' ? (
					said
				) : (
					<pre className={css.answer}>
						<code translate="no">{answer}</code>
					</pre>
				)}
				<CopyText words={{ ...words, copy: `Copy the ${label} sample` }} text={() => plain(code)} small />
			</div>
		</div>
	);
}
