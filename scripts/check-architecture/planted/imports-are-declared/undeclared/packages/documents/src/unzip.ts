import { unzip } from 'fflate';

export const open = unzip;
