import type { InvitationLanguage } from '#domain/households/households.ts'
import { IMAGE_TYPES } from '#domain/inspiration/images.ts'
import { GUEST_NAME_MAX } from '#domain/inspiration/inspiration.ts'
import { VIDEO_TYPES } from '#domain/inspiration/videos.ts'
import { MESSAGES } from '#messages/messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { inLanguage } from './in-language.ts'
import { PHOTO_FIELDS } from './photo-answers.ts'
import photoScript from './photo-script.ts?script'
import type { PhotoWords } from './photo-words.ts'

/** Two lines where the words are long and the page is enlarged. */
const WIDE = 'w-full min-h-13 h-auto! py-2 whitespace-normal!'

type PhotoFormProps = {
  couple: string
  path: string
  /** The table whose code the guest has read. */
  table: number | null
  language: InvitationLanguage
  /** The secret of the form, by which what it sends is taken back. */
  formKey: string
  signature: string | undefined
}

/**
 * Sends photographs by itself, or one by one with the script. The photographs stand after all else, so that the server
 * knows of the agreement before a byte of one arrives.
 */
export function PhotoForm({ couple, path, table, language, formKey, signature }: PhotoFormProps) {
  const t = MESSAGES[language]
  return (
    <>
      <form
        method="post"
        encType="multipart/form-data"
        action={inLanguage(`${path}/fotos`, language, table)}
        data-photos={path}
        data-words={JSON.stringify(wordsOf(language, couple))}
        className="mt-6 grid grid-cols-1 gap-5"
      >
        <input type="hidden" name={PHOTO_FIELDS.key} value={formKey} />
        <label className="grid grid-cols-1 gap-1.5 font-strong">
          {t.photos_name()}
          <input
            name={PHOTO_FIELDS.signature}
            maxLength={GUEST_NAME_MAX}
            autoComplete="given-name"
            dir="auto"
            defaultValue={signature}
            className="h-13 w-full rounded-control border border-control bg-surface px-4 font-normal"
          />
        </label>
        <label className="flex gap-3">
          <input
            type="checkbox"
            name={PHOTO_FIELDS.consent}
            value="1"
            required
            className="mt-1 size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0 wrap-anywhere">{t.photos_consent({ couple })}</span>
        </label>
        <Chooser language={language} />
        <ul data-list className="grid grid-cols-1 gap-2 empty:hidden" />
        <button type="submit" className={buttonClass({ variant: 'primary', size: 'lg', className: WIDE })}>
          {t.photos_send()}
        </button>
        <p data-status role="status" className="text-sm text-ink-2 empty:hidden" />
        <p className="text-sm text-ink-3">{t.photos_later({ couple })}</p>
      </form>
      <PhotoRow />
      <script type="module" src={photoScript} />
    </>
  )
}

/** A button where the script lists what was chosen; else the field of the browser, which says so itself. */
function Chooser({ language }: { language: InvitationLanguage }) {
  const t = MESSAGES[language]
  return (
    <div>
      <label className="grid grid-cols-1 gap-1.5 rounded-pill font-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 noscript:rounded-control">
        <span className={buttonClass({ size: 'lg', className: `${WIDE} cursor-pointer noscript:hidden!` })}>
          {t.photos_choose()}
        </span>
        <span className="hidden noscript:inline">{t.photos_choose()}</span>
        <input
          type="file"
          name={PHOTO_FIELDS.files}
          multiple
          required
          accept={[...IMAGE_TYPES, ...VIDEO_TYPES].join()}
          className="sr-only noscript:not-sr-only noscript:w-full! noscript:rounded-control noscript:border! noscript:border-control noscript:p-3! noscript:font-normal"
        />
      </label>
      <p className="mt-2 text-sm text-ink-3">{t.photos_limits()}</p>
    </div>
  )
}

/** A photograph in the list of the script. */
function PhotoRow() {
  return (
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
    sentVideo: t.photos_sent_video(),
    takenBackVideo: t.photos_taken_back_video(),
    waitingVideo: t.photos_waiting_video(),
    videoTooLarge: t.photos_video_too_large(),
    videoTooLong: t.photos_video_too_long(),
    videoUnreadable: t.photos_video_unreadable(),
    videosFull: t.photos_videos_full(),
    busy: t.photos_busy(),
    noImage: t.photos_no_image(),
    tooLarge: t.photos_too_large(),
    full: t.photos_full({ couple }),
    closed: t.photos_closed(),
    gone: t.photos_gone(),
    failed: t.photos_failed(),
    retry: t.photos_retry(),
    ten: t.photos_ten(),
  }
}
