export const running = 'running';
