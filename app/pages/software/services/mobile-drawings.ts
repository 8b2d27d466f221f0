import {
	Accessibility,
	Camera,
	Identification,
	Language,
	Location,
	Notification,
	Wallet,
	WifiOff,
} from '#app/widgets/icons.ts';

/** Drawings that the words of the mobile page name. */
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
