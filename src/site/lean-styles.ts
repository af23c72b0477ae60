/** Read by drawings inside the pages, which the style sheet does not know of. */
const READ_BY_MARKUP = /^--(art-|naranja-500$)/

/**
 * A minified style sheet without what public pages have no use for: the dark theme, which is the app's,
 * and custom properties that nothing reads, most of the tokens of the design system among them.
 */
export function leanStyles(css: string): string {
  let lean = css.replace(
    /@media not print\{(\[data-theme=dark\]\{[^{}]*\})\}|\[data-theme=dark\]\{[^{}]*\}/g,
    '',
  )
  for (;;) {
    const read = new Set(Array.from(lean.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
    const isRead = (name: string) => read.has(name) || READ_BY_MARKUP.test(name)
    const leaner = lean
      .replace(/@property (--[\w-]+)\{[^{}]*\}/g, (rule, name) => (isRead(name) ? rule : ''))
      .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (rule, name) => (isRead(name) ? rule : ''))
    // Dropping one may leave another unread.
    if (leaner === lean) return lean
    lean = leaner
  }
}
