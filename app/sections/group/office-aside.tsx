import { type ContactDetail, ContactDetails } from '#app/sections/contact-details.tsx';
import { SampleMark } from '#app/widgets/sample-mark.tsx';
import type { Sampled } from '#content/shapes.ts';
import { ReplyPromise } from './reply-promise.tsx';

type OfficeAsideProps = {
	readonly details: readonly ContactDetail[];
	readonly reply: Sampled<{ readonly text: string }>;
};

/** Beside a contact form: where the office is, and how soon one hears back. */
export function OfficeAside({ details, reply }: OfficeAsideProps) {
	return (
		<div>
			<ContactDetails details={details} />
			<ReplyPromise text={reply.text} />
			<SampleMark of={[...details, reply]} />
		</div>
	);
}
