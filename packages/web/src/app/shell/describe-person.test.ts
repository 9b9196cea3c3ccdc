import { expect, it } from 'vitest';
import { describePerson } from './describe-person.ts';

it.each([
  [{ firstName: 'Ines', lastName: 'Moreau' }, 'Ines Moreau', 'IM'],
  [{ firstName: 'Ines', lastName: ' ' }, 'Ines', 'I'],
  [{ firstName: '', lastName: 'de Vries' }, 'de Vries', 'D'],
  [{ firstName: '', lastName: '' }, 'ines@example.com', 'I'],
])('%o is shown as %s with %s', (names, name, initials) => {
  expect(describePerson({ email: 'ines@example.com', ...names })).toEqual({ name, initials });
});
