export const paths = ['/api/analyze'];
