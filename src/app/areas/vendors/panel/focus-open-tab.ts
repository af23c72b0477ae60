/** Takes the focus, when the element that had it is gone, to the tab that it stood under. */
export function focusOpenTab() {
  document.querySelector<HTMLElement>('[data-vendor-panel] [role=tab][aria-selected=true]')?.focus()
}
