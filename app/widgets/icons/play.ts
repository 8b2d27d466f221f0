export const Play = 'M7 28a1 1 0 0 1-1-1V5a1 1 0 0 1 1.5-.9l20 11a1 1 0 0 1 0 1.8l-20 11zM8 6.7v18.6L25 16Z';
