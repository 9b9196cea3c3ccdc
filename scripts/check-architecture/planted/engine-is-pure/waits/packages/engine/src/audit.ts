export async function audit(): Promise<number> {
  return 1;
}
