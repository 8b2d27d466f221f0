import type { ReactNode, Ref } from 'react';
import { Icon } from '#app/widgets/icon.tsx';
import { CheckmarkFilled, WarningFilled } from '#app/widgets/icons.ts';
import styles from './alert.module.css';

const signs = { error: WarningFilled, ok: CheckmarkFilled } as const;

type AlertProps = {
	readonly tone: keyof typeof signs;
	/** The exact words of the requirements, in bold. */
	readonly words: string;
	/** Restored after a reload, so not announced again. */
	readonly quiet?: boolean | undefined;
	readonly ref?: Ref<HTMLDivElement>;
	readonly children?: ReactNode;
};

/** A box in the page that is announced when it appears and blocks nothing (FORM-7). */
export function Alert({ tone, words, quiet, ref, children }: AlertProps) {
	return (
		<div className={styles.alert} data-tone={tone} role={quiet ? undefined : 'alert'} tabIndex={-1} ref={ref}>
			<Icon of={signs[tone]} size={20} />
			<div>
				<b>{words}</b>
				{children}
			</div>
		</div>
	);
}
