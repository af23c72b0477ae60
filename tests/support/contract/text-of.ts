const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}

/** The text of a page of HTML, without its styles, scripts and tags; one blank between words. */
export const textOf = (html: string): string =>
  html
    .replace(/<(style|script|title)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[ \n\t]+/g, ' ')
