import {
	Accessibility,
	Api,
	Camera,
	Chip,
	Identification,
	Language,
	Location,
	Mobile,
	Notification,
	PaintBrush,
	Rocket,
	Tools,
	Wallet,
	WifiOff,
} from '#app/widgets/icons.ts';

/** Drawings that the words of the mobile page name. */
export const serviceDrawings = { Api, Chip, Mobile, PaintBrush, Rocket, Tools };

export const featureDrawings = {
	Accessibility,
	Camera,
	Identification,
	Language,
	Location,
	Notification,
	Wallet,
	WifiOff,
};
