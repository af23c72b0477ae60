import { INVITATION_LANGUAGES, type InvitationLanguage } from '#domain/households/households.ts'
import { dateWithYear } from '#domain/households/invitation-dates.ts'
import { IMAGE_TYPES } from '#domain/inspiration/images.ts'
import { GUEST_NAME_MAX } from '#domain/inspiration/inspiration.ts'
import { MESSAGES } from '#messages/messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { guestDataPath } from '../legal/guest-data-path.ts'
import photoScript from './photo-script.ts?script'
import type { PhotoWords } from './photo-words.ts'
import { type SharedImage, SharedImages } from './shared-images.tsx'

export type GuestPhotosPageProps = {
  weddingName: string
  /** The last day as `2027-04-10`. */
  lastDay: string
  /** Whether all who have the link see what is sent. */
  showsImages: boolean
  /** Whether the couple sees first what is sent. */
  isReviewed: boolean
  images: SharedImage[]
}

type Shown = GuestPhotosPageProps & { path: string; language: InvitationLanguage }

/** The page behind the code on a table: guests leave photographs there, without an account. */
export function GuestPhotosPage({ weddingName, lastDay, images, path, language, ...shown }: Shown) {
  const t = MESSAGES[language]
  const couple = { couple: weddingName }
  const { showsImages, isReviewed } = shown
  const onArrival = isReviewed ? t.photos_reviewed(couple) : t.photos_shown()
  return (
    <div className="mx-auto min-h-svh max-w-160 bg-surface px-6 pt-5 pb-16 md:border-x md:border-line md:px-12">
      <Languages path={path} language={language} label={t.language()} />
      <h1 className="mt-6 text-[2.5rem] leading-none wrap-anywhere italic">{t.photos_heading(couple)}</h1>
      <p className="mt-3 text-lead text-ink-2">
        {showsImages ? onArrival : t.photos_private(couple)}{' '}
        {t.photos_until({ day: dateWithYear(language, lastDay) })}
      </p>
      <noscript>
        <p className="mt-6 rounded-control bg-danger-soft p-4 text-danger">{t.photos_script()}</p>
      </noscript>
      <PhotoForm weddingName={weddingName} path={path} language={language} />
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
  )
}

function Languages({ path, language, label }: { path: string; language: string; label: string }) {
  return (
    <nav aria-label={label} className="-mx-3 flex flex-wrap text-sm">
      {INVITATION_LANGUAGES.map((one) => (
        <a
          key={one}
          href={`${path}?l=${one}`}
          hrefLang={one}
          lang={one}
          aria-current={one === language ? 'true' : undefined}
          className="px-3 py-3 text-ink-2 aria-[current]:font-strong aria-[current]:text-ink aria-[current]:underline underline-offset-[.4em]"
        >
          {one}
        </a>
      ))}
    </nav>
  )
}

/** Two lines where the words are long and the page is enlarged. */
const WIDE = 'w-full min-h-13 h-auto! py-2 whitespace-normal!'

function PhotoForm({ weddingName, path, language }: Pick<Shown, 'weddingName' | 'path' | 'language'>) {
  const t = MESSAGES[language]
  const couple = { couple: weddingName }
  return (
    <>
      <div data-shown hidden>
        <form
          data-photos={path}
          data-words={JSON.stringify(wordsOf(language, weddingName))}
          className="mt-6 grid grid-cols-1 gap-5"
        >
          <div>
            <label
              className={buttonClass({
                size: 'lg',
                className: `${WIDE} cursor-pointer has-focus-visible:outline-2`,
              })}
            >
              {t.photos_choose()}
              <input type="file" name="fotos" multiple accept={IMAGE_TYPES.join()} className="sr-only" />
            </label>
            <p className="mt-2 text-sm text-ink-3">{t.photos_limits()}</p>
          </div>
          <ul data-list className="grid grid-cols-1 gap-2 empty:hidden" />
          <label className="grid grid-cols-1 gap-1.5 font-strong">
            {t.photos_name()}
            <input
              name="de"
              maxLength={GUEST_NAME_MAX}
              autoComplete="given-name"
              dir="auto"
              className="h-13 w-full rounded-control border border-line-strong bg-surface px-4 font-normal"
            />
          </label>
          <label className="flex gap-3">
            <input type="checkbox" name="acuerdo" required className="mt-1 size-5 shrink-0 accent-primary" />
            <span>{t.photos_consent(couple)}</span>
          </label>
          <button type="submit" className={buttonClass({ variant: 'primary', size: 'lg', className: WIDE })}>
            {t.photos_send()}
          </button>
          <p data-status role="status" className="text-sm text-ink-2 empty:hidden" />
          <p className="text-sm text-ink-3">{t.photos_later(couple)}</p>
        </form>
      </div>
      <template data-row>
        <li className="grid grid-cols-1 gap-1.5 rounded-control border border-line p-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span data-name dir="auto" className="min-w-0 flex-1 basis-40 font-strong wrap-anywhere" />
            <span data-place hidden>
              <button type="button" data-act className={buttonClass({ size: 'sm' })} />
            </span>
          </div>
          <p data-state role="status" className="text-sm text-ink-2" />
          <progress data-progress max={1} value={0} className="h-1 w-full accent-primary" />
        </li>
      </template>
      <script type="module" src={photoScript} />
    </>
  )
}

/** The sentences of the script. */
function wordsOf(language: InvitationLanguage, couple: string): PhotoWords {
  const t = MESSAGES[language]
  return {
    ready: t.photos_ready(),
    sending: t.photos_sending(),
    sent: t.photos_sent(),
    takeBack: t.photos_take_back(),
    takenBack: t.photos_taken_back(),
    waiting: t.photos_waiting(),
    busy: t.photos_busy(),
    noImage: t.photos_no_image(),
    tooLarge: t.photos_too_large(),
    full: t.photos_full({ couple }),
    closed: t.photos_closed(),
    failed: t.photos_failed(),
    retry: t.photos_retry(),
    ten: t.photos_ten(),
  }
}
