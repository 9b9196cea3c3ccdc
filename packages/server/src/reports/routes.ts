import { ENDPOINTS } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import { mountFile } from '../http/mount-file.ts';
import { exportReport } from './export-report.ts';

export function reportRoutes(
  app: FastifyInstance,
  needs: { analyses: AnalysisStore; now: () => Date },
): void {
  mountFile(app, ENDPOINTS.exportReport, async ({ scope, params }) => {
    const { name, html } = await exportReport(scope, params.id, needs);
    return { bytes: html, mediaType: 'text/html; charset=utf-8', name };
  });
}
