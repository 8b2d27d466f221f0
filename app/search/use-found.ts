import { useEffect, useState } from 'react';
import { loadIndex } from './load-index.ts';
import type { Found } from './page-index.ts';

type Result = { is: 'waiting' } | ({ is: 'found' } & Found) | { is: 'unavailable' };

/** What a question finds, once the index has come. */
export function useFound(question: string): Result {
	const [result, setResult] = useState<Result>({ is: 'waiting' });
	useEffect(() => {
		if (question.trim() === '') return setResult({ is: 'waiting' });
		let current = true;
		loadIndex().then(
			(find) => current && setResult({ is: 'found', ...find(question) }),
			() => current && setResult({ is: 'unavailable' }),
		);
		return () => {
			current = false;
		};
	}, [question]);
	return result;
}
