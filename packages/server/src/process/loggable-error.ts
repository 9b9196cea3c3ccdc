/** What of an error may be written to a log. */
export interface LoggableError {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggableError;
}

/** A driver quotes a wrong value in its message; more than this of it is not needed. */
const LONGEST_MESSAGE = 300;

/**
 * An error without the values it may carry. A failed query's error has its values in its
 * message, its stack and its fields, and they hold people's documents.
 */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: shorten(String(error)), stack: '' };
  }
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: shorten(isFailedQuery(error) ? `A query failed: ${error.query}` : error.message),
    ...(typeof code === 'string' && { code }),
    stack: places(error),
    ...(error.cause !== undefined && { cause: loggableError(error.cause) }),
  };
}

/** The shape of drizzle's DrizzleQueryError. */
function isFailedQuery(error: Error): error is Error & { query: string } {
  return (
    'query' in error && typeof error.query === 'string' && 'params' in error && 'cause' in error
  );
}

/** The stack without its first lines, which repeat the message. */
const places = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');

const shorten = (text: string) =>
  text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}...` : text;
