import { FileUp, LayoutDashboard } from 'lucide-react';
import { NavLink } from 'react-router';
import { RailName } from './rail-name.tsx';

const ITEMS = [
  { to: '/dashboard', name: 'Dashboard', Icon: LayoutDashboard },
  { to: '/upload', name: 'Upload Document', Icon: FileUp },
];

export function NavItems() {
  return (
    <nav aria-label="Main">
      <ul className="grid gap-0.5">
        {ITEMS.map(({ to, name, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="type-body group relative flex h-[34px] items-center gap-2.5 rounded-md px-2.5 font-medium text-ink-2 transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:font-semibold aria-[current=page]:text-ink max-md:h-11"
            >
              <Icon aria-hidden="true" size={16} strokeWidth={1.6} className="shrink-0" />
              <RailName>{name}</RailName>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
