import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useHistoryEntry } from '#app/behaviours/use-history-entry.ts';
import css from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { Close } from './icons.ts';

type DialogProps = {
	/** For `<DialogButton opens>`, which works before script arrives. */
	readonly id: string;
	readonly title: string;
	readonly children: ReactNode;
	/** Given where script opens or closes it. */
	readonly ref?: RefObject<HTMLDialogElement | null> | undefined;
	/** Called whichever way it closed. */
	readonly onClose?: (() => void) | undefined;
	/** 640 instead of 480 pixels. */
	readonly wide?: boolean;
	/** Where focus goes first: the title of a text to read, or the first field. */
	readonly focus?: 'title' | 'field';
};

/** A modal dialog: closes by X, Escape, Back and a click beside it; focus returns to what opened it. */
export function Dialog({ id, title, children, ref, onClose, wide, focus = 'title' }: DialogProps) {
	const heading = `${id}-title`;
	const own = useRef<HTMLDialogElement>(null);
	const element = ref ?? own;
	useHistoryEntry(element, id);
	const pressedBeside = useRef(false);
	const pressed = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
		pressedBeside.current = target === currentTarget;
	};
	// Escape first empties a search field, as browsers do; WebKit keeps it from the dialog when the field is empty too
	const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent<HTMLDialogElement>) => {
		if (key !== 'Escape' || !(target instanceof HTMLInputElement)) return;
		if (target.type === 'search' && target.value === '') currentTarget.close();
	};
	// not `closedby`, which takes the second click of a double click; a press inside that ends beside it, as when text is
	// marked, is a click beside it too
	const clickedBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
		if (pressedBeside.current && target === currentTarget) currentTarget.close();
	};
	return (
		<dialog
			id={id}
			ref={element}
			className={`${css.dialog} ${wide ? css.wide : ''}`.trim()}
			aria-labelledby={heading}
			onClose={onClose}
			onKeyDown={onKeyDown}
			onPointerDown={pressed}
			onClick={clickedBeside}
		>
			<div className={css.sheet}>
				<i className="ribbon ribbon--one" aria-hidden="true" />
				<h2
					className={`h3 ${css.title}`}
					id={heading}
					ref={(element) => {
						if (focus === 'title') element?.setAttribute('autofocus', '');
					}}
					tabIndex={focus === 'title' ? -1 : undefined}
				>
					{title}
				</h2>
				<div className={css.matter}>{children}</div>
				<form method="dialog" className={css.close}>
					<IconButton type="submit" icon={Close} label="Close" className="sq--bare" />
				</form>
			</div>
		</dialog>
	);
}
