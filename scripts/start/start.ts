import { main } from '@lintel/server';
import { prepareWebApp } from './prepare-web-app.ts';

await main({ prepareWebApp });
