export const tiles = ['GDPR', 'ISO27001', 'SOC2', 'HIPAA', 'CCPA'];
