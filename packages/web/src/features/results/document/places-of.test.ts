import { expect, it } from 'vitest';
import { sampleDocument } from '../testing/sample-document.ts';
import { layoutDocument } from './layout-document.ts';
import { placesOf } from './places-of.ts';

const { blocks } = layoutDocument({
  text: sampleDocument.extractedText,
  paragraphs: sampleDocument.paragraphs,
  marks: [],
});

it('names page and heading of every block', () => {
  const places = placesOf(sampleDocument, blocks);
  expect(places[0]).toEqual({ place: 'Page 1 of 2', heading: 'Privacy Notice of Harbour Books' });
  expect(places[4]).toEqual({ place: 'Page 1 of 2', heading: '1. Purposes and legal bases' });
  expect(places.at(-1)).toEqual({ place: 'Page 2 of 2', heading: '5. Breaches' });
});

it('counts paragraphs where there are no pages', () => {
  const { pages: _, ...unpaged } = sampleDocument;
  expect(placesOf(unpaged, blocks)[6]?.place).toBe(`¶ 7 of ${sampleDocument.paragraphs.length}`);
});
