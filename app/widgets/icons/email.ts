export const Email = 'M2 6v20h28V6zm23.8 2L16 14.8 6.2 8zM4 24V8.9l12 8.3 12-8.3V24z';
