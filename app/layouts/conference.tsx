import { conferenceNavigation as navigation } from '#content/site/navigation.ts';
import { Layout } from './layout.tsx';
import { useRegistrationCall } from './use-registration-call.ts';

/** The pages of the conference division. Their action follows the edition: to register, or to register interest. */
export function ConferenceLayout() {
	const action = { ...navigation.action, ...useRegistrationCall() };
	return <Layout thread="conferences" navigation={{ ...navigation, action }} />;
}
