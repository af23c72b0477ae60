import type { InvitationLanguage } from '#domain/households/households.ts'
import { isVideoName } from '#domain/inspiration/videos.ts'
import { MESSAGES } from '#messages/messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { inLanguage } from './in-language.ts'
import { PHOTO_FIELDS, type PhotoAnswer, type PhotoOutcome, type PhotoProblem } from './photo-answers.ts'

type FormAnswerProps = {
  answer: PhotoAnswer
  path: string
  table: number | null
  language: InvitationLanguage
  couple: string
}

/** The photographs of a form and their fate, each with the way to take it back. */
export function FormAnswer({ answer, path, table, language, couple }: FormAnswerProps) {
  const { key, photos, problem } = answer
  const t = MESSAGES[language]
  return (
    <>
      {problem && (
        <p role="alert" className="mt-6 rounded-control bg-danger-soft p-4 text-danger">
          {problemInWords(problem, language)}
        </p>
      )}
      {photos.length > 0 && (
        <form method="post" action={inLanguage(`${path}/fotos/quitar`, language, table)} className="mt-6">
          <input type="hidden" name={PHOTO_FIELDS.key} value={key} />
          <h2 className="text-[1.5rem] italic">{t.photos_yours()}</h2>
          <ul className="mt-3 grid grid-cols-1 gap-2">
            {photos.map(({ number, fileName, outcome }) => (
              <li
                key={number}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line p-3"
              >
                <div className="min-w-0 flex-1 basis-40">
                  <p dir="auto" className="font-strong wrap-anywhere">
                    {fileName}
                  </p>
                  <p className="text-sm text-ink-2">
                    {outcomeInWords({ outcome, fileName }, language, couple)}
                  </p>
                </div>
                {outcome === 'SENT' && (
                  <button
                    type="submit"
                    name={PHOTO_FIELDS.takeBack}
                    value={number}
                    aria-label={`${t.photos_take_back()}: ${fileName}`}
                    className={buttonClass({ size: 'sm' })}
                  >
                    {t.photos_take_back()}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </form>
      )}
    </>
  )
}

function problemInWords(problem: PhotoProblem, language: InvitationLanguage): string {
  const t = MESSAGES[language]
  const words: Record<PhotoProblem, () => string> = {
    consent: t.photos_consent_needed,
    noFiles: t.photos_none,
    moreThanTen: t.photos_rest,
    tooLarge: t.photos_limits,
    busy: t.photos_busy_form,
    failed: t.photos_form_failed,
  }
  return words[problem]()
}

type Sent = { outcome: PhotoOutcome; fileName: string }

function outcomeInWords({ outcome, fileName }: Sent, language: InvitationLanguage, couple: string): string {
  const t = MESSAGES[language]
  const isVideo = isVideoName(fileName)
  const words: Record<PhotoOutcome, () => string> = {
    SENT: isVideo ? t.photos_sent_video : t.photos_sent,
    TAKEN_BACK: isVideo ? t.photos_taken_back_video : t.photos_taken_back,
    BUSY: t.photos_again,
    FULL: () => t.photos_full({ couple }),
    CLOSED: t.photos_closed,
    NOT_AN_IMAGE: t.photos_no_image,
    HEIC_NOT_READABLE: t.photos_no_image,
    IMAGE_DAMAGED: t.photos_no_image,
    IMAGE_TOO_LARGE: t.photos_too_large,
    VIDEOS_FULL: t.photos_videos_full,
    VIDEO_UNREADABLE: t.photos_video_unreadable,
    VIDEO_TOO_LONG: t.photos_video_too_long,
    VIDEO_TOO_LARGE: t.photos_video_too_large,
  }
  return words[outcome]()
}
