/** The scrim that covers the page behind a dialog, drawer or sheet. */
export const scrimClass =
  'fixed inset-x-0 top-0 z-50 h-(--visual-viewport-height) bg-scrim transition-opacity duration-(--t-base) ease-out data-entering:opacity-0 data-exiting:opacity-0 data-exiting:duration-(--t-fast)'
