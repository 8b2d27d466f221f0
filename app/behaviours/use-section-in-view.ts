import { useEffect, useState } from 'react';

/**
 * The id of the section that is being read, of those given; undefined above the first.
 * For `aria-current` of in-page links (HOME-1, SOFT-1). Pass a list that stays the same between renders.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState<string>();

	useEffect(() => {
		const inView = new Set<string>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) inView.add(target.id);
					else inView.delete(target.id);
				}
				setCurrent(ids.findLast((id) => inView.has(id)));
			},
			{ rootMargin: '-40% 0px -55% 0px' },
		);
		for (const id of ids) {
			const section = document.getElementById(id);
			if (section) observer.observe(section);
		}
		return () => observer.disconnect();
	}, [ids]);

	return current;
}
