export interface HtmlReportOptions {
  /** ISO 8601 in UTC. */
  readonly generatedAt: string;
  readonly productName: string;
}
