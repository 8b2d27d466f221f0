import type { ReactNode } from 'react';
import { Icon } from '#app/widgets/icon.tsx';
import { CheckmarkOutline, ErrorFilled } from '#app/widgets/icons.ts';
import styles from './field.module.css';

export type FieldProps = {
	readonly id: string;
	readonly name?: string;
	readonly label: string;
	readonly type?: 'text' | 'email' | 'tel' | 'password' | 'textarea';
	readonly autoComplete?: string;
	readonly hint?: string;
	/** What is wrong with it, in words that say how to mend it. */
	readonly error?: string | undefined;
	/** It was wrong and is fine now. */
	readonly mended?: boolean | undefined;
	readonly required?: boolean;
	/** What the page came with. The field is uncontrolled: what is typed before script arrives stays. */
	readonly start?: string | undefined;
	readonly rows?: number;
	/** Stands at the end of the field's box. */
	readonly aside?: ReactNode;
};

/** A labelled field; its words of error stand above the box and belong to it for assistive technology. */
export function Field({
	id,
	label,
	type = 'text',
	hint,
	error,
	mended,
	start,
	rows = 6,
	aside,
	...rest
}: FieldProps) {
	const said = [hint && `${id}-hint`, error && `${id}-error`, mended && `${id}-mended`]
		.filter(Boolean)
		.join(' ');
	const box = {
		...rest,
		id,
		defaultValue: start,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': said || undefined,
	};
	return (
		<div className={styles.field} data-standing={error ? 'wrong' : mended ? 'mended' : undefined}>
			<label htmlFor={id}>{label}</label>
			{hint && (
				<p className={styles.hint} id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{error && (
				<p className={styles.words} id={`${id}-error`}>
					<Icon of={ErrorFilled} size={16} />
					<span>
						<span className="vh">Error: </span>
						{error}
					</span>
				</p>
			)}
			<div className={styles.box}>
				{type === 'textarea' ? (
					<textarea {...box} rows={rows} />
				) : (
					<input {...box} type={type} spellCheck={type === 'text' ? undefined : false} />
				)}
				{aside}
			</div>
			{mended && (
				<p className={styles.words} id={`${id}-mended`}>
					<Icon of={CheckmarkOutline} size={16} />
					<span>Looks good</span>
				</p>
			)}
		</div>
	);
}
