import { Anchor } from '#app/widgets/anchor.tsx';
import type { TrustAnswer } from '#content/shapes.ts';
import css from './answers.module.css';

/** A careful author's questions, each answered or marked as open. */
export function Trust({ answers, openLabel }: { answers: readonly TrustAnswer[]; openLabel: string }) {
	return (
		<dl className={css.answers}>
			{answers.map(({ question, answers, link, open }) => (
				<div key={question}>
					<dt>
						{question}
						{open && <span className="tag">{openLabel}</span>}
					</dt>
					<dd>
						{answers.map((answer) => (
							<p key={answer}>{answer}</p>
						))}
						{link && (
							<Anchor to={link.to} className="link">
								{link.label}
							</Anchor>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
