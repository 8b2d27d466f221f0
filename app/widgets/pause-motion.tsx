import { useEffect } from 'react';
import { setSiteMotion, useMotionAllowed, useSitePaused } from '#app/behaviours/site-motion.ts';
import { Icon } from './icon.tsx';
import { Pause, Play } from './icons.ts';
import css from './pause-motion.module.css';

/** The site-wide switch for everything that moves by itself, remembered (MOT-1). CSS obeys `data-motion` on the document. */
export function PauseMotion() {
	const paused = useSitePaused();
	const allowed = useMotionAllowed();
	useEffect(() => {
		document.documentElement.dataset.motion = allowed ? 'allowed' : 'paused';
	}, [allowed]);
	return (
		<button type="button" className={css.switch} onClick={() => setSiteMotion(paused ? 'allowed' : 'paused')}>
			<Icon of={paused ? Play : Pause} size={16} />
			<span>{paused ? 'Allow motion' : 'Pause motion'}</span>
		</button>
	);
}
