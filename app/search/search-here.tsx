import { useLocation, useNavigate } from 'react-router';
import { staysInPlace } from '#app/behaviours/stays-in-place.ts';
import { questionIn, searchFor } from './search-address.ts';
import { SearchBox } from './search-box.tsx';

/**
 * The search of its own page. The address keeps the question, so that Back from a result brings both back, and a link to
 * it finds the same; what one types replaces it and adds nothing to the history.
 */
export function SearchHere() {
	const { search } = useLocation();
	const navigate = useNavigate();
	return (
		<SearchBox
			asked={questionIn(search)}
			onQuestion={(question) => navigate(searchFor(question), { replace: true, state: staysInPlace })}
		/>
	);
}
