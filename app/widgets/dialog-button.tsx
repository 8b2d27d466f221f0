import type { MouseEvent, ReactNode } from 'react';

type DialogButtonProps = {
	/** The id of the dialog. */
	readonly opens: string;
	readonly children: ReactNode;
	readonly className?: string | undefined;
};

/** Opens a `<Dialog>`: the browser does it by itself where it knows commands, script does elsewhere. */
export function DialogButton({ opens, children, className }: DialogButtonProps) {
	const open = (event: MouseEvent) => {
		const dialog = document.getElementById(opens);
		if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
		event.preventDefault();
		dialog.showModal();
	};
	const command = { command: 'show-modal', commandfor: opens };
	return (
		<button type="button" className={className} aria-haspopup="dialog" onClick={open} {...command}>
			{children}
		</button>
	);
}
