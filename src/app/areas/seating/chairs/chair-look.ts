/** The row of a chair, onto which people are dropped, and its number. */
export const CHAIR_PLACE =
  'flex min-h-13 items-center gap-2 border-b border-line py-1 data-drop-target:bg-primary-soft'

export const CHAIR_NUMBER = 'num w-6 shrink-0 text-sm text-ink-3'
