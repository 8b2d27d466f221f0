import { metadataFields } from '#contract/submissions.ts';

/**
 * The fields that travel beside a submission that the browser posts by itself: a submission key that only the server can
 * fill, how long the form was shown, the page that it was first sent from, and a honeypot for machines. People do not see
 * the honeypot, tabbing and screen readers pass it by, browsers do not fill it.
 * @param page the address that the form was first sent from, where the server shows it again
 */
export function MetadataFields({ page = '' }: { readonly page: string | undefined }) {
	return (
		<div className="vh" aria-hidden="true">
			<input type="hidden" name={metadataFields.key} value="" />
			<input type="hidden" name={metadataFields.shownFor} defaultValue="" />
			<input type="hidden" name={metadataFields.page} value={page} />
			<label>
				Leave this empty
				<input type="text" name={metadataFields.honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
			</label>
		</div>
	);
}
