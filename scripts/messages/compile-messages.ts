import { compileProject } from '@inlang/paraglide-js'
import messageFormat from '@inlang/plugin-message-format'
import { loadProjectInMemory, newProject } from '@inlang/sdk'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'

const LOCALES = [...INVITATION_LANGUAGES]
const [BASE_LOCALE] = LOCALES

const HEADER = '// Compiled by `npm run messages` from the .json files beside it.\n'

/** The module of each language and what they share, as Paraglide compiles them: the text of each file by its name. */
export async function compileMessages(sources: Record<string, string>): Promise<Record<string, string>> {
  const project = await loadProjectInMemory({
    blob: await newProject({ settings: { baseLocale: BASE_LOCALE!, locales: LOCALES } }),
    providePlugins: [messageFormat],
  })
  const files = LOCALES.map((locale) => ({ locale, content: new TextEncoder().encode(sources[locale]) }))
  await project.importFiles({ pluginKey: messageFormat.key, files })
  const [error] = await project.errors.get()
  if (error) throw error
  const compiled = await compileProject({ project, compilerOptions: { outputStructure: 'locale-modules' } })
  await project.close()
  return {
    'registry.gen.js': keepingRules(toOurs(compiled['registry.js']!)),
    ...Object.fromEntries(
      LOCALES.map((locale) => [`${locale}.gen.js`, toOurs(compiled[`messages/${locale}.js`]!)]),
    ),
  }
}

/**
 * The functions of a language as they are compiled. The runtime of Paraglide, which finds out the language of a
 * browser, stays away: its types are written out.
 */
function toOurs(code: string): string {
  return (
    HEADER +
    code
      .replace(/^\/\*\* @typedef .*LocalizedString.*\n/m, '')
      .replaceAll(/import\("[./]*runtime\.js"\)\.Locale\b/g, 'string')
      .replaceAll('LocalizedString', 'string')
      .replaceAll('NonNullable<unknown>', 'string | number')
      .replaceAll(/^\/\*\* @typedef \{\{\}\} .*\n/gm, '')
      .replaceAll(/\(inputs: \w+\) => string\} \*\/ \(\) =>/g, '() => string} */ () =>')
      .replaceAll(/from "\.\.?\/(\w+)\.js"/g, 'from "./$1.gen.js"')
      .trimEnd()
      .concat('\n')
  )
}

/** Making the plural rules of a language takes as long as drawing a part of a page, so each is made once. */
function keepingRules(code: string): string {
  const made = 'new Intl.PluralRules(locale, options)'
  if (!code.includes(made)) throw new Error('Paraglide counts in another way: look at keepingRules')
  return `${code.replace(made, 'rulesOf(locale, options)')}
/** @type {Map<string, Intl.PluralRules>} */
const rules = new Map()

/**
 * @param {string} locale
 * @param {Intl.PluralRulesOptions} [options]
 */
function rulesOf(locale, options) {
	const key = locale + JSON.stringify(options)
	const known = rules.get(key) ?? new Intl.PluralRules(locale, options)
	rules.set(key, known)
	return known
}
`
}
