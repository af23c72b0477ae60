import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import type { Plugin } from 'vite'
import { conditionalRules } from './conditional-rules.ts'

/** Which parts around a page its style sheet covers, by the query of the import. */
const FRAMES: Record<string, string> = {
  '?styles': 'site/page.tsx',
  '?own-styles': 'site/document.tsx',
}
const PREFIX = '\0page-styles:'

const source = fileURLToPath(new URL('../../src', import.meta.url))
const sheet = join(source, 'site/styles/site.css')

/**
 * Gives the style sheet of one public page: `import styles from './landing-page.tsx?styles'`. The build
 * takes the sheet of all pages and leaves in it what the module of the page, the frame around it and
 * what both import have a use for, as rules that each say what they are for; `?own-styles` is for pages without
 * the header and the footer of the site. In development it is the whole sheet.
 */
export function pageStyles(): Plugin {
  let isBuild = false
  return {
    name: 'page-styles',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId(specifier, importer) {
      const query = Object.keys(FRAMES).find((one) => specifier.endsWith(one))
      if (query && importer) return PREFIX + relative(source, join(dirname(importer), specifier))
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return
      if (!isBuild) return `import css from ${JSON.stringify(`${sheet}?inline`)}\nexport default [css]`
      const { code } = await this.load({ id: `${sheet}?inline` })
      const css = JSON.parse(/^export default (".*")/ms.exec(code ?? '')![1]!) as string
      const [page, query] = id.slice(PREFIX.length).split('?')
      const files = importedFiles([join(source, page!), join(source, FRAMES[`?${query}`]!)])
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(conditionalRules(await purge(css, files)))}`
    },
  }
}

/** The rules of a sheet that the files have a use for, without the dark theme, which is the app's. */
async function purge(css: string, files: Set<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: Array.from(files, (file) => ({ raw: withoutComments(file), extension: 'tsx' })),
    defaultExtractor(text) {
      const words = text.match(/[\w-]+/g) ?? []
      return {
        // A class ends at a space or a quote only: Tailwind writes all other marks into its names.
        classes: text.match(/[^\s"'`]+/g) ?? [],
        tags: words,
        ids: words,
        attributes: { names: words, values: words },
        undetermined: [],
      }
    },
    blocklist: [/data-theme/],
  })
  return withoutUnreadFonts(withoutUnreadProperties(result!.css))
}

const addressOf = (specifier: string, file: string) =>
  specifier.startsWith('#') ? join(source, specifier.slice(1)) : join(dirname(file), specifier)

const withoutComments = (file: string) =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** Read by drawings inside the pages, which the style sheet does not know of. */
const READ_BY_DRAWINGS = /^--(art-|naranja-500$)/

/** A sheet without custom properties that nothing reads, most tokens of the design system among them. */
function withoutUnreadProperties(css: string): string {
  const root = postcss.parse(css)
  for (let before = -1; before !== root.toString().length; ) {
    before = root.toString().length
    const read = new Set(Array.from(root.toString().matchAll(/var\((--[\w-]+)/g), ([, name]) => name!))
    const isRead = (name: string) => read.has(name) || READ_BY_DRAWINGS.test(name)
    root.walkAtRules('property', (rule) => void (isRead(rule.params) || rule.remove()))
    // Dropping one may leave another unread.
    root.walkDecls(/^--/, (declaration) => void (isRead(declaration.prop) || declaration.remove()))
  }
  root.walkRules((rule) => void (rule.nodes.length > 0 || rule.remove()))
  return root.toString()
}

/** A sheet without the fonts of which no declaration that is left speaks: those of other pages. */
function withoutUnreadFonts(css: string): string {
  const root = postcss.parse(css)
  const families: string[] = []
  root.walkDecls(/^(font|font-family|--.*)$/, ({ parent, value }) => {
    if (parent?.type !== 'atrule') families.push(value)
  })
  root.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      const name = value.replaceAll(/["']/g, '')
      if (!families.some((list) => list.includes(name))) face.remove()
    })
  })
  return root.toString()
}

/** The given files and all of ours that they import, directly or not. */
function importedFiles(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file) || !existsSync(file)) continue
    found.add(file)
    const text = readFileSync(file, 'utf8')
    const specifiers = Array.from(text.matchAll(/\bfrom '([#.][^'?]+\.(?:tsx?|svg))'/g), ([, name]) => name!)
    importedFiles(
      specifiers.map((name) => addressOf(name, file)),
      found,
    )
  }
  return found
}
