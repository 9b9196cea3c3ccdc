export const card = () => fetch('/api/audit-usage');
