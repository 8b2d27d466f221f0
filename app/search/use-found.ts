import { useEffect, useState } from 'react';
import { askUntilItComes } from '#app/behaviours/ask-until-it-comes.ts';
import { loadIndex } from './load-index.ts';
import type { Found } from './page-index.ts';

type Result = { is: 'waiting' } | ({ is: 'found' } & Found) | { is: 'unavailable' };

/** What a question finds, once the index has come. */
export function useFound(question: string): Result {
	const [result, setResult] = useState<Result>({ is: 'waiting' });
	useEffect(() => {
		if (question.trim() === '') return setResult({ is: 'waiting' });
		return askUntilItComes(
			loadIndex,
			(find) => setResult({ is: 'found', ...find(question) }),
			() => setResult({ is: 'unavailable' }),
		);
	}, [question]);
	return result;
}
