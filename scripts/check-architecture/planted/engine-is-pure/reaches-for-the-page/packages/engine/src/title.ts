export function title(document: { title: string }): string {
  return document.title;
}

export const pageTitle = () => document.title;
