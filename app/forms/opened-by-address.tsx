import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { amendDraft } from './draft.ts';
import { useFormHere } from './use-form-here.ts';

type OpenedByAddressProps = {
	/** The message that the query of the address begins, from what is written already. */
	readonly begin: (search: string, written: string) => string;
	/** A contact form. */
	readonly children: ReactNode;
};

/** CTA-1: the message begins with what the address names, once script runs; what was written, or kept as a draft, stays. */
export function OpenedByAddress({ begin, children }: OpenedByAddressProps) {
	const around = useRef<HTMLDivElement>(null);
	const { search } = useLocation();
	const here = useFormHere('message');
	useEffect(() => {
		const message = around.current?.querySelector('textarea');
		if (!message) return;
		message.value = begin(search, message.value);
		// what was wrong with it may be mended now
		if (message.ariaInvalid) message.dispatchEvent(new Event('input', { bubbles: true }));
		amendDraft(here, message.name, message.value);
	}, [begin, search, here]);
	return <div ref={around}>{children}</div>;
}
