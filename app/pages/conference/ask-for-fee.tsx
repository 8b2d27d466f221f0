import { GoLink } from '#app/widgets/go-link.tsx';
import { fee } from '#content/conference/fee.ts';

/** Nobody gave the amount of the fee, so who registers is told whom to ask (FAQ-1); nobody asks once a conference is over. */
export function AskForFee() {
	return (
		<>
			<p>{fee.says}</p>
			<p>
				<GoLink {...fee.ask} />
			</p>
		</>
	);
}
