import { definePack } from '@lintel/engine';
import { assemblePack } from '../assemble-pack.ts';
import { CONTROLS } from './controls.ts';
import { SECTIONS } from './sections.ts';
import { SOURCES } from './sources.ts';

/**
 * The General Data Protection Regulation as a document can show it: Articles 5 to 49.
 *
 * Left out on purpose are duties that no document of the organisation shows (Articles 11, 23, 40 to
 * 43, 48) and those of authorities. The simplifications proposed as "Digital Omnibus" are not law.
 */
export const GDPR = definePack(
  assemblePack({
    id: 'gdpr',
    name: 'General Data Protection Regulation',
    version: '2026.1',
    effective: '2018-05-25',
    reviewed: '2026-11-21',
    sources: SOURCES,
    sections: SECTIONS,
    controls: CONTROLS,
  }),
);
