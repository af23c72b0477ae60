/** XML cannot hold these characters: they would make Excel call the whole file damaged. */
const NOT_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu

/** A text as the XML of a spreadsheet may hold it, before it is escaped. */
export const xmlText = (text: string): string => text.toWellFormed().replace(NOT_XML, '')
