import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, json, refusal } from '../../testing/answer.ts';
import { visit } from '../../testing/visit.tsx';
import { UsageCard } from './usage-card.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const show = (answer: Response) => {
  answerWith({ 'GET /api/audit-usage': answer });
  visit('/', [{ path: '/', Component: UsageCard }]);
};
const used = (current: number, limit = 100) =>
  json({ isUnlimited: false, current, limit, resetDate: '2026-12-14T12:00:00Z' });

it('shows what is used, of how much, until when, and leads to the plans', async () => {
  show(used(38));
  expect(await screen.findByText('of 100 used')).toBeDefined();
  expect(screen.getByText('38')).toBeDefined();
  expect(screen.getByText('Professional')).toBeDefined();
  expect(screen.getByText('Resets 14 December 2026')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Plan' }).getAttribute('href')).toBe('/pricing');
  expect(screen.getByRole('meter', { name: '38 of 100 audits used' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull();
});

it('warns above 80 percent', async () => {
  show(used(21, 25));
  expect(await screen.findByText('4 left')).toBeDefined();
  expect(screen.queryByText('Professional')).toBeNull();
});

it('offers another plan when the limit is reached', async () => {
  show(used(100));
  expect(await screen.findByText('Limit reached')).toBeDefined();
  const upgrade = screen.getByRole('link', { name: 'Upgrade Plan' });
  expect(upgrade.getAttribute('href')).toBe('/pricing');
});

it('measures nothing where nothing is limited', async () => {
  show(json({ isUnlimited: true, current: 412, limit: null, resetDate: '2026-12-14T12:00:00Z' }));
  expect(await screen.findByText('Unlimited')).toBeDefined();
  expect(screen.queryByRole('meter')).toBeNull();
});

it('says so when the usage cannot be read', async () => {
  show(refusal(500, 'INTERNAL', 'Server error occurred. Please try again'));
  expect(await screen.findByText('Your usage could not be read')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
