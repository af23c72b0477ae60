/** Control characters but the tab and the ends of lines, which no text of a calendar may hold (RFC 5545, 3.1). */
const CONTROL = /[^\P{Cc}\t\r\n]/gu

/** An iCalendar file as strict readers take it: without the control characters of typed and pasted texts. */
export const calendarText = (written: string): string => written.replace(CONTROL, '')
