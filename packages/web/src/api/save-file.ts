/** Hands a file to the browser as a download under the given name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download begins after this turn of the event loop; the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
