/** The scrim that covers the page behind a dialog, drawer or sheet. */
export const scrimClass = 'fixed inset-x-0 top-0 z-50 h-(--visual-viewport-height) bg-scrim fades'
