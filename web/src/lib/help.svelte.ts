/** Whether the help is open; a button or `?` opens it on any page. */
let open = $state(false);

export const help = {
  get open(): boolean {
    return open;
  },
  show(): void {
    open = true;
  },
  hide(): void {
    open = false;
  },
};

/** Whether a key asks for help: not while something is being written. */
export function asksForHelp(event: KeyboardEvent): boolean {
  if (event.key !== '?' || event.defaultPrevented) return false;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest('input:not([type=range]), select, textarea, [contenteditable]');
}
