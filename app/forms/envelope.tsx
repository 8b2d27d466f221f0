import { envelopeFields } from '#contract/letters.ts';

/**
 * The fields that travel beside a letter sent without script: a submission key that only the server can fill,
 * and a trap for machines. People do not see the trap, tabbing and screen readers pass it by, browsers do not fill it.
 */
export function Envelope() {
	return (
		<div className="vh" aria-hidden="true">
			<input type="hidden" name={envelopeFields.key} value="" />
			<label>
				Leave this empty
				<input type="text" name={envelopeFields.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
			</label>
		</div>
	);
}
