import { TextLink } from '#app/widgets/text-link.tsx';
import type { TrustAnswer } from '#content/shapes.ts';
import css from './details-list.module.css';

/** A careful author's questions, each with what is known. */
export function Trust({ answers }: { answers: readonly TrustAnswer[] }) {
	return (
		<dl className={css.answers}>
			{answers.map(({ question, answers, link }) => (
				<div key={question}>
					<dt>{question}</dt>
					<dd className="soft">
						{answers.map((answer) => (
							<p key={answer}>{answer}</p>
						))}
						{link && <TextLink {...link} />}
					</dd>
				</div>
			))}
		</dl>
	);
}
