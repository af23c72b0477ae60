/** Read by drawings inside the pages, which the style sheet does not know of. */
const READ_BY_MARKUP = /^--(art-|naranja-500$)/

/**
 * A minified style sheet without what public pages have no use for: the dark theme, which is the app's,
 * and custom properties that nothing reads, most of the tokens of the design system among them.
 */
export function leanStyles(css: string): string {
  let lean = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@media not print\{(\[data-theme=dark\]\{[^{}]*\})\}|\[data-theme=dark\]\{[^{}]*\}/g, '')
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

/** A style sheet in the pieces that a page may take or leave. */
export type StyleRules = StyleRule[]
type StyleRule =
  | { text: string; selectors: { text: string; classes: string[] }[]; body: string }
  | { text: string; within: StyleRules }
  | { text: string }

/** Takes a minified style sheet apart, once. */
export function readStyles(css: string): StyleRules {
  const rules: StyleRules = []
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === ';') {
      rules.push({ text: css.slice(start, at + 1) })
      start = at + 1
    }
    if (css[at] !== '{') continue
    const end = closingBrace(css, at)
    const prelude = css.slice(start, at).trim()
    const text = css.slice(start, end + 1)
    const body = css.slice(at + 1, end)
    if (/^@(media|supports|layer|container)\b/.test(prelude)) {
      rules.push({ text: prelude, within: readStyles(body) })
    } else if (prelude.startsWith('@')) rules.push({ text })
    else rules.push({ text, selectors: selectorsOf(prelude), body })
    start = end + 1
    at = end
  }
  return rules
}

/** The style sheet of one page: without rules for classes that its markup does not have; `null` for all. */
export function stylesFor(rules: StyleRules, markup: string | null): string {
  const used = markup === null ? null : classesOf(markup)
  return leanStyles(rulesFor(rules, used))
}

function classesOf(markup: string): Set<string> {
  return new Set(Array.from(markup.matchAll(/\sclass="([^"]*)"/g), ([, names]) => names!.split(' ')).flat())
}

function rulesFor(rules: StyleRules, used: Set<string> | null): string {
  return rules
    .map((rule) => {
      if ('within' in rule) {
        const within = rulesFor(rule.within, used)
        return within && `${rule.text}{${within}}`
      }
      if (!('selectors' in rule)) return rule.text
      const wanted = rule.selectors.filter(({ classes }) => !used || classes.every((name) => used.has(name)))
      if (wanted.length === rule.selectors.length) return rule.text
      return wanted.length > 0 ? `${wanted.map(({ text }) => text).join(',')}{${rule.body}}` : ''
    })
    .join('')
}

/** The classes that a page must have for a selector to find anything, as the markup writes them. */
function selectorsOf(prelude: string): { text: string; classes: string[] }[] {
  return splitOutsideBrackets(prelude).map((text) => ({
    text,
    classes: Array.from(text.replace(/:(not|where|is)\([^()]*\)/g, '').matchAll(CLASS), ([, name]) =>
      asWritten(name!),
    ),
  }))
}

/** A class in a selector: its name holds escaped marks such as `\:` and `\[`. */
const CLASS = /(?<!\\)\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/g

/** Without the escapes of CSS, and with those of HTML. */
const asWritten = (name: string) =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1')
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#x27;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '(' || text[at] === '[') depth += 1
    else if (text[at] === ')' || text[at] === ']') depth -= 1
    else if (text[at] === ',' && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

function closingBrace(css: string, opening: number): number {
  let depth = 0
  for (let at = opening; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    else if (css[at] === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return css.length
}
