import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type OpenedByAddressProps = {
	/** The message that the query of the address begins, from what is written already. */
	readonly begin: (search: string, written: string) => string;
	/** A form with a message. */
	readonly children: ReactNode;
};

/** CTA-1: the message begins with what the address names, once script runs; what was written, or kept as a draft, stays. */
export function OpenedByAddress({ begin, children }: OpenedByAddressProps) {
	const around = useRef<HTMLDivElement>(null);
	const { search } = useLocation();
	useEffect(() => {
		const message = around.current?.querySelector('textarea');
		if (message) message.value = begin(search, message.value);
	}, [begin, search]);
	return <div ref={around}>{children}</div>;
}
