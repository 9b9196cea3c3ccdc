/** The working name, in its one home. */
export const PRODUCT_NAME = 'Lintel';
