export const read = (name: string) => import(`./${name}.ts`);
