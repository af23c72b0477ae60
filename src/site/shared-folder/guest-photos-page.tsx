import { INVITATION_LANGUAGES, type InvitationLanguage } from '#domain/households/households.ts'
import { dateWithYear } from '#domain/households/invitation-dates.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import type { WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import { MESSAGES } from '#messages/messages.ts'
import { cx } from '#ui/class-names.ts'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { guestDataPath } from '../legal/guest-data-path.ts'
import { FormAnswer } from './form-answer.tsx'
import { inLanguage } from './in-language.ts'
import type { PhotoAnswer } from './photo-answers.ts'
import { PhotoForm } from './photo-form.tsx'
import { type SharedImage, SharedImages } from './shared-images.tsx'

export type GuestPhotosPageProps = {
  weddingName: string
  /** The look of the invitations; the style sheet of the page has its colours. */
  look: WeddingStyleChoice
  /** The last day as `2027-04-10`. */
  lastDay: string
  /** Whether all who have the link see what is sent. */
  showsImages: boolean
  /** Whether the couple sees first what is sent. */
  isReviewed: boolean
  images: SharedImage[]
  /** The table whose code the guest has read. */
  table: number | null
  /** The secret of the form, by which what it sends is taken back. */
  formKey: string
  /** The answer to a form that was sent without the script. */
  answer: PhotoAnswer | null
}

type Shown = GuestPhotosPageProps & { path: string; language: InvitationLanguage }

/** The page behind the code on a table: guests leave photographs there, without an account. */
export function GuestPhotosPage({ weddingName, lastDay, images, path, table, language, ...shown }: Shown) {
  const t = MESSAGES[language]
  const couple = { couple: weddingName }
  const { showsImages, isReviewed, look, answer, formKey } = shown
  const onArrival = isReviewed ? t.photos_reviewed(couple) : t.photos_shown()
  return (
    <div className="rv-photos">
      <div className="mx-auto min-h-svh max-w-160 bg-surface px-6 pb-16 md:border-x md:border-line md:px-12">
        <header className="-mx-6 bg-(--rv-cover) px-6 pt-5 pb-7 text-(--rv-on-cover) md:-mx-12 md:px-12">
          <Languages {...{ path, table, language }} label={t.language()} />
          <h1
            className={cx(
              'mt-6 text-[2.5rem] leading-none wrap-anywhere',
              STYLES[look.style].names === 'italic' && 'italic',
            )}
          >
            {t.photos_heading(couple)}
          </h1>
          <p className="mt-3 text-lead text-(--rv-on-cover-2)">
            {showsImages ? onArrival : t.photos_private(couple)}{' '}
            {t.photos_until({ day: dateWithYear(language, lastDay) })}
          </p>
          {table !== null && <p className="mt-2 text-(--rv-on-cover-2)">{t.photos_table({ table })}</p>}
        </header>
        {answer && <FormAnswer {...{ answer, path, table, language }} couple={weddingName} />}
        <PhotoForm
          {...{ path, table, language, formKey }}
          couple={weddingName}
          signature={answer?.signature}
        />
        {showsImages && images.length > 0 && (
          <div className="mt-12">
            <SharedImages images={images} isNarrow />
          </div>
        )}
        <footer className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-4 text-sm text-ink-3">
          <a href="/" className="py-3" lang="es">
            <Wordmark className="text-[1.25rem] text-ink-2" />
          </a>
          <a href={guestDataPath(language)} className="link py-3">
            {t.privacy()}
          </a>
          <a href={`/contacto?aviso=${path}`} rel="nofollow" className="link py-3" hrefLang="es">
            {t.photos_report()}
          </a>
        </footer>
      </div>
    </div>
  )
}

type LanguagesProps = { path: string; table: number | null; language: InvitationLanguage; label: string }

function Languages({ path, table, language, label }: LanguagesProps) {
  return (
    <nav aria-label={label} className="-mx-3 flex flex-wrap text-sm">
      {INVITATION_LANGUAGES.map((one) => (
        <a
          key={one}
          href={inLanguage(path, one, table)}
          hrefLang={one}
          lang={one}
          aria-current={one === language ? 'true' : undefined}
          className="px-3 py-3 text-(--rv-on-cover-2) aria-[current]:font-strong aria-[current]:text-(--rv-on-cover) aria-[current]:underline underline-offset-[.4em]"
        >
          {one}
        </a>
      ))}
    </nav>
  )
}
