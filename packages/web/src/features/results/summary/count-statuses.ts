import { CONTROL_STATUSES, type Control, type ControlStatus } from '@lintel/contract';

/** How many controls have each status, in the order of the legend; statuses nobody has are left out. */
export function countStatuses(
  controls: readonly Pick<Control, 'status'>[],
): { status: ControlStatus; count: number }[] {
  return CONTROL_STATUSES.map((status) => ({
    status,
    count: controls.filter((control) => control.status === status).length,
  })).filter(({ count }) => count > 0);
}
