/** Control characters but the tab and the ends of lines, which no text of a calendar may hold (RFC 5545, 3.1). */
const CONTROL = /[^\P{Cc}\t\r\n]/gu

/** An iCalendar file as strict readers take it, whatever people have typed or pasted into what it tells. */
export const calendarText = (written: string): string => written.replace(CONTROL, '')
