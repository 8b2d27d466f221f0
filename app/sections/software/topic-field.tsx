import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import field from '#app/forms/field.module.css';
import { Icon } from '#app/widgets/icon.tsx';
import { ChevronDown } from '#app/widgets/icons.ts';
import css from './topic-field.module.css';

type TopicFieldProps = {
	readonly words: {
		readonly label: string;
		/** The choice of no topic. */
		readonly none: string;
		readonly button: string;
		/** Said without script, once the address names a topic. */
		readonly named: string;
	};
	readonly groups: readonly {
		readonly group: string;
		readonly topics: readonly { readonly slug: string; readonly label: string }[];
	}[];
};

/**
 * What a message is about (CTA-1). The choice stands in the address as `?topic=`, from where the message below begins with
 * it and the organiser's email names it; without script a button puts it there.
 */
export function TopicField({ words, groups }: TopicFieldProps) {
	const { search } = useLocation();
	const navigate = useNavigate();
	const box = useRef<HTMLSelectElement>(null);
	const asked = new URLSearchParams(search).get('topic') ?? '';
	const named = groups.some(({ topics }) => topics.some(({ slug }) => slug === asked)) ? asked : '';
	const choose = (topic: string) =>
		navigate({ search: topic && `topic=${topic}` }, { replace: true, preventScrollReset: true });
	const adoptEarlyChoice = useEffectEvent((early: string) => {
		if (named === '' && early !== '') choose(early);
	});
	useEffect(() => adoptEarlyChoice(box.current?.value ?? ''), []);
	useEffect(() => {
		if (box.current && named !== '') box.current.value = named;
	}, [named]);
	return (
		<form method="get" action="#topic-named" className={css.choice}>
			<div className={field.field}>
				<label htmlFor="topic">{words.label}</label>
				<div className={css.row}>
					<div className={css.box}>
						<select ref={box} id="topic" name="topic" onChange={({ target }) => choose(target.value)}>
							<option value="">{words.none}</option>
							{groups.map(({ group, topics }) => (
								<optgroup key={group} label={group}>
									{topics.map(({ slug, label }) => (
										<option key={slug} value={slug}>
											{label}
										</option>
									))}
								</optgroup>
							))}
						</select>
						<Icon of={ChevronDown} />
					</div>
					<button type="submit" className="btn btn--line">
						{words.button}
					</button>
				</div>
			</div>
			<p id="topic-named" className={css.named}>
				{words.named}
			</p>
		</form>
	);
}
