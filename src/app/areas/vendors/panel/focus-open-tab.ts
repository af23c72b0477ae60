/** Where the focus goes when what had it is gone: the tab it stood under. */
export function focusOpenTab() {
  document.querySelector<HTMLElement>('[data-vendor-panel] [role=tab][aria-selected=true]')?.focus()
}
