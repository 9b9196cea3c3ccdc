export * from './accounts.ts';
export * from './analyses.ts';
export * from './documents.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './frameworks.ts';
export * from './plans.ts';
export * from './product.ts';
export * from './results.ts';
export * from './values.ts';

import { currentUser, getConfig, login, logout } from './accounts.ts';
import {
  changeScope,
  exportReport,
  getAnalysisStatus,
  getAuditUsage,
  listAnalyses,
  startAnalysis,
  watchAnalysis,
} from './analyses.ts';
import {
  deleteDocument,
  getDocument,
  getOriginal,
  listDocuments,
  uploadDocument,
} from './documents.ts';
import { listFrameworks } from './frameworks.ts';
import { getResults } from './results.ts';

/** Every call there is; the reference at /api/docs is generated from it. */
export const ENDPOINTS = {
  login,
  currentUser,
  logout,
  getConfig,
  listFrameworks,
  uploadDocument,
  listDocuments,
  getDocument,
  deleteDocument,
  getOriginal,
  startAnalysis,
  getAnalysisStatus,
  watchAnalysis,
  listAnalyses,
  getResults,
  changeScope,
  exportReport,
  getAuditUsage,
} as const;
