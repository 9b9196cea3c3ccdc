import { Lock } from 'lucide-react';
import { TextLink } from '../../ui/text-link.tsx';

/** Says that a framework is not in the plan, and where it is. */
export function LockedNote() {
  return (
    <span className="type-small inline-flex items-center gap-1.5 text-ink-2">
      <Lock aria-hidden="true" size={13} strokeWidth={1.6} className="shrink-0" />
      Not in your plan
      <TextLink to="/pricing" className="ml-1">
        See plans
      </TextLink>
    </span>
  );
}
