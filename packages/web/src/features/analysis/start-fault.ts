/** What the toast says when an analysis cannot start. */
export interface StartFault {
  readonly title: string;
  readonly description: string;
}

/** Takes the error's code and message; both forms of the limit's message are recognised. */
export function startFault(error: { code?: string | undefined; sentence?: string }): StartFault {
  const text = `${error.code ?? ''} ${error.sentence ?? ''}`;
  if (text.includes('AUDIT_LIMIT_EXCEEDED') || text.includes('Monthly audit limit exceeded')) {
    return {
      title: 'Monthly Audit Limit Reached',
      description:
        "You've reached your monthly audit limit. Please upgrade your subscription or wait for the next billing cycle.",
    };
  }
  return {
    title: 'Analysis failed',
    description: error.sentence || 'Failed to start analysis. Please try again.',
  };
}
