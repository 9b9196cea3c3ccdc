interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** The full name, or the email where there is none, and one or two letters for the square. */
export function describePerson({ email, firstName, lastName }: Person): {
  name: string;
  initials: string;
} {
  const names = [firstName.trim(), lastName.trim()].filter(Boolean);
  const letters = (names.length > 0 ? names : [email]).map((part) => [...part][0] ?? '');
  return { name: names.join(' ') || email, initials: letters.join('').toUpperCase() };
}
