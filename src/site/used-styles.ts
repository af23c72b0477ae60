/**
 * The style sheet of a kind of page as the build takes it apart: text that every page has, and rules that need all
 * marks of one of their sets, which are classes (`name`) and data attributes (`data-name=value`).
 */
export type PageStyles = readonly (string | readonly [needs: readonly (readonly string[])[], css: string])[]

/**
 * The rules of a sheet for which a page has elements: it is read before anything is painted. A page with a script has
 * all: it shows what other states of the page have.
 */
export function stylesUsedBy(markup: string, styles: PageStyles): string {
  const hasAll = markup.includes('<script type="module"')
  const marks = marksOf(markup)
  const isThere = (mark: string) => marks.has(mark)
  return styles
    .map((part) => {
      if (typeof part === 'string') return part
      const [needs, css] = part
      return hasAll || needs.some((all) => all.every(isThere)) ? css : ''
    })
    .join('')
}

function marksOf(markup: string): Set<string> {
  const marks = new Set<string>()
  for (const [, attribute, value] of markup.matchAll(/\s(class|data-[\w-]+)="([^"]*)"/g)) {
    if (attribute !== 'class') marks.add(`${attribute}=${unescaped(value!)}`)
    else for (const name of unescaped(value!).split(' ')) marks.add(name)
  }
  return marks
}

/** As React writes the marks that Tailwind has in its names. */
const unescaped = (text: string) =>
  text.includes('&')
    ? text
        .replaceAll('&gt;', '>')
        .replaceAll('&lt;', '<')
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
    : text
