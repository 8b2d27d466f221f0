import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { chats } from '#content/company.ts';
import { researchNavigation } from '#content/navigation.ts';
import { Shell } from './shell.tsx';

export function GroupShell({ children }: { children: ReactNode }) {
	return (
		<Shell thread="group" navigation={researchNavigation} chat={chats.general}>
			{children}
		</Shell>
	);
}

export default function GroupLayout() {
	return (
		<GroupShell>
			<Outlet />
		</GroupShell>
	);
}
