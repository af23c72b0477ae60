import { FIND_TYPED_MAX } from '#domain/households/public-page.ts'
import { descriptionClass, labelClass } from '#ui/fields/field-class.ts'
import { WhenAndWhere } from './cover-lines.tsx'
import { rsvpButton } from './rsvp-button.ts'
import { RsvpCover } from './rsvp-cover.tsx'
import { RsvpFrame } from './rsvp-frame.tsx'
import type { RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

/** Nothing was found, whatever the reason; or there were too many searches. */
export type FindProblem = 'unknown' | 'wait'

export type FindTyped = { name: string; contact: string }

type FindPageProps = {
  view: RsvpView
  words: Words
  problem: FindProblem | null
  /** The fields as they were sent. */
  typed?: FindTyped | undefined
  /** The page of the wedding. */
  back: string
}

/** 'Buscar mi invitación': one sentence for all that is not found, and no name but those of the couple. */
export function FindPage({ view, words, problem, typed, back }: FindPageProps) {
  const { t } = words
  const cover = (
    <RsvpCover view={view} words={words} size="strip" above={t.wedding()}>
      <WhenAndWhere view={view} words={words} />
    </RsvpCover>
  )
  const described = problem ? 'problema' : undefined
  return (
    <RsvpFrame cover={cover} words={words}>
      <section className="rv-said" aria-labelledby="buscar">
        <h2 id="buscar">{t.find_title()}</h2>
        <p className="mt-2 text-ink-2">{t.find_lead()}</p>
        <form method="post" action={view.path} className="mt-6 grid gap-4">
          {problem && (
            <p id="problema" role="alert" className="rv-problem">
              {problem === 'wait' ? t.password_wait() : t.find_failed()}
            </p>
          )}
          <label className="grid gap-2">
            <b className={labelClass}>{t.find_name()}</b>
            <input
              name="nombre"
              autoComplete="name"
              required
              maxLength={FIND_TYPED_MAX}
              dir="auto"
              defaultValue={typed?.name}
              aria-describedby={described}
              className={FIELD}
            />
          </label>
          <label className="grid gap-2">
            <b className={labelClass}>{t.find_contact()}</b>
            <input
              name="contacto"
              autoComplete="tel"
              autoCapitalize="none"
              spellCheck="false"
              required
              maxLength={FIND_TYPED_MAX}
              dir="auto"
              defaultValue={typed?.contact}
              aria-describedby={['explicacion', described].filter(Boolean).join(' ')}
              className={FIELD}
            />
          </label>
          <p id="explicacion" className={descriptionClass}>
            {t.find_contact_hint()}
          </p>
          <button type="submit" className={rsvpButton('primary')}>
            {t.find_open()}
          </button>
        </form>
        <p className="mt-6">
          <a href={`${back}?l=${words.language}`} className="link py-2.5">
            {t.find_back()}
          </a>
        </p>
      </section>
    </RsvpFrame>
  )
}

const FIELD = 'min-h-13 w-full rounded-paper border border-control bg-surface px-4'
