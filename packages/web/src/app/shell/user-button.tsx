import { ChevronsUpDown, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useStoredLogin } from '../../api/session/session.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { useLogout } from '../../api/use-logout.ts';
import { describePerson } from './describe-person.ts';

/** Who is signed in and on which plan; opens a menu to leave. */
export function UserButton() {
  const { data: user, isPending } = useCurrentUser();
  const stored = useStoredLogin();
  if (isPending) return <Placeholder />;
  // Without an answer about the user the stored login still says who this is, but not the plan.
  const person = user ?? stored?.user;
  if (!person) return <Placeholder />;
  const { name, initials } = describePerson(person);
  const plan = user ? `${user.subscriptionPlan ?? 'No'} Plan` : null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="flex w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left transition-colors hover:bg-hover data-[state=open]:bg-hover md:max-lg:justify-center md:max-lg:px-0">
        <Initials>{initials}</Initials>
        <span className="min-w-0 flex-1 md:max-lg:sr-only">
          <span className="type-body block truncate font-semibold">{name}</span>
          {plan ? <span className="type-label block font-normal text-ink-3">{plan}</span> : null}
        </span>
        <ChevronsUpDown
          aria-hidden="true"
          size={14}
          strokeWidth={1.6}
          className="shrink-0 text-ink-3 md:max-lg:hidden"
        />
      </DropdownMenu.Trigger>
      <UserMenu email={person.email} />
    </DropdownMenu.Root>
  );
}

/** Not in a portal: it stands within the sidebar, on screen and for a screen reader. */
function UserMenu({ email }: { email: string }) {
  const logout = useLogout();
  return (
    <DropdownMenu.Content
      side="top"
      align="start"
      sideOffset={6}
      className="z-40 min-w-52 animate-open rounded-lg border border-line-strong bg-sheet p-1 shadow-float"
    >
      <DropdownMenu.Label className="type-small truncate px-2.5 py-1.5 text-ink-3">
        {email}
      </DropdownMenu.Label>
      <DropdownMenu.Item
        disabled={logout.isPending}
        onSelect={() => logout.mutate()}
        className="type-body flex h-[34px] cursor-pointer items-center gap-2.5 rounded-md px-2.5 font-medium outline-none data-[highlighted]:bg-hover max-md:h-11"
      >
        <LogOut aria-hidden="true" size={16} strokeWidth={1.6} />
        Logout
      </DropdownMenu.Item>
    </DropdownMenu.Content>
  );
}

/** As high as the button it stands for, so that nothing moves when the user is known. */
function Placeholder() {
  return (
    <div
      role="status"
      className="flex h-12 items-center gap-2.5 px-2.5 md:max-lg:justify-center md:max-lg:px-0"
    >
      <span className="size-8 shrink-0 rounded-md bg-hover" />
      <span className="type-small text-ink-3 md:max-lg:sr-only">Loading...</span>
    </div>
  );
}

function Initials({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-md bg-ink text-[0.6875rem] font-semibold text-on-ink"
    >
      {children}
    </span>
  );
}
