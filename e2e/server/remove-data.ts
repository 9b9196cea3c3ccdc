import { rmSync } from 'node:fs';

/** The journeys' own data directory goes with the server that used it. */
export default function removeData(): void {
  const folder = process.env.LINTEL_E2E_DATA;
  if (folder?.includes('lintel-e2e-')) rmSync(folder, { recursive: true, force: true });
}
