import type { ReactNode } from 'react';
import { Icon } from '#app/widgets/icon.tsx';
import { CheckmarkFilled, WarningFilled } from '#app/widgets/icons.ts';
import styles from './field.module.css';

export type FieldProps = {
	readonly id: string;
	readonly name?: string;
	readonly label: string;
	readonly type?: 'text' | 'email' | 'tel' | 'password' | 'textarea';
	readonly autoComplete?: string | undefined;
	/** What is wrong with it, in words that say how to mend it. */
	readonly error?: string | undefined;
	/** Where the words of error stand; a password's stand under its box (PROC-2). */
	readonly errorAt?: 'head' | 'foot';
	/** It was wrong and is fine now. */
	readonly mended?: boolean | undefined;
	readonly required?: boolean;
	/** What the page came with. The field is uncontrolled: what is typed before script arrives stays. */
	readonly start?: string | undefined;
	/** Stands at the end of the field's box. */
	readonly aside?: ReactNode;
};

/** A labelled field; its words of error stand above the box and belong to it for assistive technology. */
export function Field({
	id,
	label,
	type = 'text',
	error,
	errorAt = 'head',
	mended,
	start,
	aside,
	...rest
}: FieldProps) {
	const box = {
		...rest,
		id,
		defaultValue: start,
		// words may run from right to left; addresses and numbers never do
		dir: type === 'text' || type === 'textarea' ? 'auto' : undefined,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': error ? `${id}-error` : mended ? `${id}-mended` : undefined,
	};
	const wrong = error && (
		<p className={styles.words} id={`${id}-error`} role={errorAt === 'foot' ? 'alert' : undefined}>
			<Icon of={WarningFilled} size={16} />
			<span>
				<span className="vh">Error: </span>
				<span>{error}</span>
			</span>
		</p>
	);
	return (
		<div className={styles.field} data-standing={error ? 'wrong' : mended ? 'mended' : undefined}>
			<label htmlFor={id}>{label}</label>
			{errorAt === 'head' && wrong}
			<div className={styles.box}>
				{type === 'textarea' ? (
					<textarea {...box} rows={6} />
				) : (
					<input {...box} type={type} spellCheck={false} />
				)}
				{aside}
			</div>
			{errorAt === 'foot' && wrong}
			{mended && (
				<p className={styles.words} id={`${id}-mended`}>
					<Icon of={CheckmarkFilled} size={16} />
					<span>Looks good</span>
				</p>
			)}
		</div>
	);
}
