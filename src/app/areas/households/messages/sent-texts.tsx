import type { GuestMessageRow } from '#contract/guest-messages.ts'
import { INVITATION_LANGUAGES, LANGUAGE_NAMES } from '#domain/households/households.ts'
import type { MailText } from '#domain/households/invitation-settings.ts'

/** The texts of a message, in each language that it was written in. */
export function SentTexts({ message: { subject, text, translations } }: { message: GuestMessageRow }) {
  const texts = { ...translations, es: { subject, text } }
  const written = INVITATION_LANGUAGES.filter((one) => texts[one] !== undefined)
  if (written.length === 1) return <SentText words={texts.es} />
  return (
    <>
      {written.map((one) => (
        <section key={one} aria-label={LANGUAGE_NAMES[one]} className="mt-3">
          <h4 className="font-sans text-sm font-strong text-ink-2">{LANGUAGE_NAMES[one]}</h4>
          {one !== 'es' && (
            <p lang={one} className="text-sm wrap-anywhere text-ink">
              {texts[one]!.subject}
            </p>
          )}
          <SentText words={texts[one]!} language={one} />
        </section>
      ))}
    </>
  )
}

const SentText = ({ words, language = 'es' }: { words: MailText; language?: string }) => (
  <p
    lang={language}
    className="mt-2 rounded-paper bg-surface-2 p-4 text-sm whitespace-pre-line wrap-anywhere text-ink"
  >
    {words.text}
  </p>
)
