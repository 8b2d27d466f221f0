import { count } from '../../numbers.ts';
import { lit } from '../kit/light.ts';
import { curve, path, rect } from '../kit/shapes.ts';

/** A wooden boat shuttle: tips of metal, a slot along its middle, the bobbin in it wound with thread; 440 by 100 around 784, 478. */
export const boatShuttle = (wood = 0.34, tip = 0.1) =>
	lit(
		'M566 480C606 452 640 430 700 426H868C928 430 962 452 1002 480C968 512 930 526 868 528H700C640 526 604 512 566 480z',
		0.8,
		wood,
		0,
		14,
	) +
	curve('M640 512C700 520 760 520 830 518', 6, 0.2) +
	curve('M640 446C660 438 690 437 720 437', 6, 0.96) +
	path('M566 480L612 450V510z', tip) +
	path('M1002 480L956 450V510z', tip) +
	rect(650, 450, 186, 56, 0.03, 12) +
	rect(656, 472, 176, 12, 0.6) +
	path('M672 456H724C764 460 792 468 812 474V482C792 488 764 496 724 500H672z', 0.99) +
	count(5, (i) => curve(`M${684 + i * 22} ${461 + i * i * 0.6}l7 ${34 - i * i * 1.2}`, 7, 0.58)).join('');
