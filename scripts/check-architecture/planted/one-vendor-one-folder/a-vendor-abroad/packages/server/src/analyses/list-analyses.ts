import type { Pool } from 'pg';

export type Rows = Pool;
