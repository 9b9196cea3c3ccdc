import { Menu, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Wordmark } from '../../ui/wordmark.tsx';
import { NavItems } from './nav-items.tsx';
import { UserButton } from './user-button.tsx';

/** From 1180 px a column, from 900 px a rail of icons, below that a bar with a menu. */
export function Sidebar() {
  const menu = useId();
  const [open, setOpen] = useMenu();
  const Icon = open ? X : Menu;
  return (
    <header className="sticky top-0 z-30 border-line bg-ground max-md:border-b md:flex md:h-dvh md:flex-col md:border-r">
      <div className="flex items-center justify-between py-1.5 pr-2 pl-4 md:px-5 md:pt-[22px] md:pb-[22px] lg:px-[23px]">
        <Link to="/dashboard" className="rounded-md">
          <Wordmark nameClass="md:max-lg:sr-only" />
        </Link>
        <button
          type="button"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen(!open)}
          className="grid size-11 place-items-center rounded-md text-ink hover:bg-hover md:hidden"
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.6} />
        </button>
      </div>
      <div
        id={menu}
        className={`flex-1 flex-col px-3 max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-b max-md:border-line max-md:bg-ground max-md:pt-1 max-md:pb-3 max-md:shadow-float md:flex md:pb-3.5 ${open ? 'flex' : 'max-md:hidden'}`}
      >
        <NavItems />
        <div className="mt-auto border-t border-line pt-2.5 max-md:mt-3">
          <UserButton />
        </div>
      </div>
    </header>
  );
}

/** The menu of small screens closes on Escape and once a page was chosen. */
function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const setOpen = (next: boolean) => setOpenAt(next ? key : null);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
  return [open, setOpen] as const;
}
