/** The address of a calendar as apps of Apple and Outlook subscribe to it. */
export const subscriptionHref = (address: string): string => address.replace(/^https?:/, 'webcal:')

/** A page of Google Calendar that adds the calendar of an address; Android knows no `webcal:`. */
export const googleCalendarHref = (address: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscriptionHref(address))}`
