/** Notifications the bell and the page show (spec 9). */
export const NOTIFICATIONS_IN_BELL = 20
export const NOTIFICATIONS_ON_PAGE = 100

/** An unread line younger than this grows instead of a second one coming, in minutes. */
export const NOTIFICATION_GROWS_MINUTES = 10

/** One person keeps at most so many, and none older than so many days. */
export const NOTIFICATIONS_KEPT = 1000
export const NOTIFICATION_KEPT_DAYS = 365
