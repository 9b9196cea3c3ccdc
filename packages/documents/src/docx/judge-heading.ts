import type { StoryNode, StoryParagraph } from './story.ts';
import type { Styles } from './styles.ts';

/** 1 to 6 for a heading, 0 for any other paragraph. */
export type JudgeHeading = (paragraph: StoryParagraph) => number;

/**
 * Headings by style or outline level; where an author only made a line bold or big, by its looks.
 * Such a line ranks below the headings by style, or, without any, by its size.
 */
export function headingJudge(body: readonly StoryNode[], styles: Styles): JudgeHeading {
  const paragraphs = body.filter((node) => node.kind === 'paragraph');
  const look = typicalLook(paragraphs);
  const standsOut = (node: StoryParagraph) => isShortLine(node.text) && stands(node, look);

  const sizes = [...new Set(paragraphs.filter(standsOut).map(sizeOf))].sort((a, b) => b - a);
  const isTitle = (node: StoryParagraph) =>
    styles.of(node.styleId).title && node.text.trim() !== '';
  // A title stands above every heading, as it does on paper; else its first heading would be its equal.
  const below = paragraphs.some(isTitle) ? 1 : 0;
  let lastByStyle = 0;
  return (node) => {
    const own = styledLevel(node, styles);
    const byStyle = Math.min(own > 0 && !isTitle(node) ? own + below : own, 6);
    if (byStyle > 0) {
      lastByStyle = byStyle;
      return byStyle;
    }
    if (!standsOut(node)) return 0;
    return Math.min(lastByStyle > 0 ? lastByStyle + 1 : sizes.indexOf(sizeOf(node)) + 1, 6) || 1;
  };
}

function styledLevel(node: StoryParagraph, styles: Styles): number {
  // A heading style on a whole passage is a mistake of its author, not a heading.
  if (node.text.length > 300) return 0;
  if (node.outline !== undefined) return node.outline < 9 ? node.outline + 1 : 0;
  return styles.of(node.styleId).headingLevel;
}

interface Look {
  /** Half-points. */
  readonly size: number;
  readonly boldIsRare: boolean;
}

function typicalLook(paragraphs: readonly StoryParagraph[]): Look {
  const weight = new Map<number, number>();
  let characters = 0;
  let bold = 0;
  for (const node of paragraphs) {
    if (node.characters === 0) continue;
    weight.set(sizeOf(node), (weight.get(sizeOf(node)) ?? 0) + node.characters);
    characters += node.characters;
    bold += node.boldCharacters;
  }
  const [size = 20] = [...weight.entries()].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { size, boldIsRare: bold < characters * 0.4 };
}

function stands(node: StoryParagraph, look: Look): boolean {
  if (node.characters === 0) return false;
  const bold = node.boldCharacters >= node.characters * 0.95;
  return (bold && look.boldIsRare) || sizeOf(node) >= look.size * 1.15;
}

const sizeOf = (node: StoryParagraph): number =>
  node.characters === 0 ? 0 : Math.round(node.sizes / node.characters);

function isShortLine(text: string): boolean {
  const line = text.trim();
  return (
    line.length > 1 &&
    line.length <= 100 &&
    !line.includes('\n') &&
    line.split(/\s+/).length <= 12 &&
    /\p{L}/u.test(line) &&
    !/[.;,]$/.test(line)
  );
}
