import { INVITATION_LANGUAGES, type InvitationLanguage } from '#domain/households/households.ts'
import type { MailText, MailTexts } from '#domain/households/invitation-settings.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { type Family, languageOf } from '../../../shared/households/families.ts'
import { countFamilies } from '../../../shared/households/words.ts'

const LANGUAGES_IN_SPANISH: Record<InvitationLanguage, string> = {
  es: 'castellano',
  ca: 'catalán',
  eu: 'euskera',
  gl: 'gallego',
  en: 'inglés',
}

export const languageInSpanish = (language: InvitationLanguage): string => LANGUAGES_IN_SPANISH[language]

/** How many families read each language. */
export type Readers = Readonly<Record<InvitationLanguage, number>>

export function readersOf(families: readonly Family[]): Readers {
  const readers = { es: 0, ca: 0, eu: 0, gl: 0, en: 0 }
  for (const family of families) readers[languageOf(family)] += 1
  return readers
}

export const isBlank = ({ subject, text }: MailText): boolean => subject.trim() === '' && text.trim() === ''

/** The languages to write a message in: those of its families, and what is written in another one already. */
export const languagesOf = (readers: Readers, texts: MailTexts): InvitationLanguage[] =>
  INVITATION_LANGUAGES.filter(
    (one) => one === 'es' || readers[one] > 0 || (texts[one] !== undefined && !isBlank(texts[one])),
  )

/** The languages of families who get the text in Castilian, because there is none in theirs. */
export const languagesWithout = (readers: Readers, texts: MailTexts): InvitationLanguage[] =>
  INVITATION_LANGUAGES.filter(
    (one) => one !== 'es' && readers[one] > 0 && (texts[one] === undefined || isBlank(texts[one])),
  )

type LanguagesProps = { readers: Readers; texts: MailTexts }

/** How many families of a group read each language, and who does not get the message in theirs. */
export function LanguagesNote({ readers, texts }: LanguagesProps) {
  const read = INVITATION_LANGUAGES.filter((one) => readers[one] > 0)
  const without = languagesWithout(readers, texts)
  if (read.every((one) => one === 'es')) return null
  return (
    <div className="grid gap-2 text-sm">
      <ul className="num flex flex-wrap gap-x-4 text-ink-2">
        {read.map((one) => (
          <li key={one}>
            Familias en {languageInSpanish(one)}: {readers[one]}
          </li>
        ))}
      </ul>
      <p role="status" className="num empty:hidden">
        {without.length > 0 && (
          <span className="block rounded-control bg-pendiente-bg px-4 py-3 text-pendiente-fg">
            {withoutInWords(without, readers)}
          </span>
        )}
      </p>
    </div>
  )
}

/** `12 familias leen en inglés y 1 familia lee en euskera: mientras no lo escribas en su idioma, les llega en castellano.` */
function withoutInWords(without: readonly InvitationLanguage[], readers: Readers): string {
  const parts = without.map(
    (one) =>
      `${countFamilies(readers[one])} ${readers[one] === 1 ? 'lee' : 'leen'} en ${languageInSpanish(one)}`,
  )
  const isOne = without.length === 1 && readers[without[0]!] === 1
  return `${inSpanishList(parts)}: mientras no lo escribas en su idioma, ${isOne ? 'le' : 'les'} llega en castellano.`
}
