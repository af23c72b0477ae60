/** The floating paper of menus, selects, calendars and panels, with its entry and exit. */
export const popoverSurface =
  'rounded-control bg-surface text-ink shadow-[var(--sh-3),0_0_0_1px_var(--line)] outline-none settles'

/** A line of a menu or of a list of options. */
export const optionClass =
  'flex min-h-9 cursor-default items-center gap-2 rounded-[7px] px-2.5 py-1.5 text-sm font-medium outline-none select-none data-focused:bg-surface-hover data-disabled:text-ink-3 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus pointer-coarse:min-h-11'
