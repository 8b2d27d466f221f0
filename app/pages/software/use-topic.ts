import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { nameTopic, topicOf } from '#content/software/topics.ts';

/** CTA-1: the message inside the element begins with the topic that the address names; what was written stays. */
export function useTopic(): RefObject<HTMLDivElement | null> {
	const around = useRef<HTMLDivElement>(null);
	const { search } = useLocation();
	useEffect(() => {
		const topic = topicOf(search);
		const message = around.current?.querySelector('textarea');
		if (topic && message) message.value = nameTopic(topic, message.value);
	}, [search]);
	return around;
}
