export const frameworks = ['GDPR', 'ISO27001', 'SOC2', 'HIPAA', 'CCPA'] as const;
