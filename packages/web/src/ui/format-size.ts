/** The size of a file in MB (1,048,576 bytes), as `0.24 MB`; never rounded down to nothing. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  return bytes > 0 && megabytes < 0.01 ? 'under 0.01 MB' : `${megabytes.toFixed(2)} MB`;
}
