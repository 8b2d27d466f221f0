import { useLocation, useNavigate } from 'react-router';
import { staysInPlace } from '#app/behaviours/stays-in-place.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import field from '#app/forms/field.module.css';
import { goesAlong } from '#app/forms/use-form-here.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { ChevronDown } from '#app/widgets/icons.ts';
import type { FormTopics } from '#content/shapes.ts';
import css from './topic-field.module.css';

type TopicFieldProps = {
	readonly words: {
		readonly label: string;
		/** The choice of no topic. */
		readonly none: string;
	};
	readonly groups: readonly {
		readonly group: string;
		readonly topics: readonly { readonly slug: string; readonly label: string }[];
	}[];
	/** The same topics, as the form below knows them. */
	readonly topics: FormTopics;
};

/**
 * What a message is about (CTA-1). A choice is put into the address as `?topic=`, where the form finds how its message
 * begins, and the server what its email is about; what was written goes along. Without script a choice would change nothing, so there is no field.
 */
export function TopicField({ words, groups, topics }: TopicFieldProps) {
	const { search } = useLocation();
	const navigate = useNavigate();
	const hydrated = useHydrated();
	const asked = new URLSearchParams(search).get('topic') ?? '';
	const known = topics.find(search) !== undefined;
	return (
		<div className={`needs-script ${css.choice}`}>
			<div className={field.field}>
				<label htmlFor="topic">{words.label}</label>
				<div className={css.selectBox}>
					<select
						id="topic"
						disabled={!hydrated}
						value={hydrated && known ? asked : ''}
						onChange={({ target: { value } }) =>
							navigate(
								{ search: value && `topic=${value}` },
								{ replace: true, state: { ...staysInPlace, ...goesAlong } },
							)
						}
					>
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
			</div>
		</div>
	);
}
