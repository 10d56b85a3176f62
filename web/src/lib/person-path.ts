/** Where the page of a person is, who keeps a name. */
export function personPath(name: string): string {
  return `/@${encodeURIComponent(name)}`;
}
