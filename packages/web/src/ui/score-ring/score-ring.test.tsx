import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScoreRing } from './score-ring.tsx';

it.each([
  [68, 'Good', 'Score 68 of 100, Good', '68Good'],
  [0, 'Poor', 'Score 0 of 100, Poor', '0Poor'],
  [null, null, 'No score', '–'],
] as const)('a score of %s, %s is named %s', (score, band, name, text) => {
  render(<ScoreRing score={score} band={band} size={112} />);
  expect(screen.getByRole('img', { name }).textContent).toBe(text);
});

it('is numbered where there is room for it', () => {
  const { rerender } = render(<ScoreRing score={68} band="Good" size={156} />);
  expect(screen.getByRole('img').textContent).toBe('608068Good');
  rerender(<ScoreRing score={68} band="Good" size={136} />);
  expect(screen.getByRole('img').textContent).toBe('68Good');
});
