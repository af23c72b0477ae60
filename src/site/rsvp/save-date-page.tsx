import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { Icon } from '#ui/icon.tsx'
import { namesOf, WhenAndWhere } from './cover-lines.tsx'
import { OwnText } from './guest-page/own-text.tsx'
import { rsvpButton } from './rsvp-button.ts'
import { RsvpCover } from './rsvp-cover.tsx'
import { RsvpFrame } from './rsvp-frame.tsx'
import type { RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

export type SaveDateState = {
  /** The couple's own words. */
  text: string | null
  /** The family was told another date before. */
  isChanged?: boolean
  /** A member looks at it before families do. */
  isPreview?: boolean
}

/** The date before the invitation: who marries, when, the calendar, and nothing that is asked (decision 160). */
export function SaveDatePage({
  view,
  words,
  text,
  isChanged = false,
  isPreview = false,
}: SaveDateState & { view: RsvpView; words: Words }) {
  const { t, people } = words
  const cover = (
    <RsvpCover
      view={view}
      words={words}
      size="whole"
      above={view.date ? t.save_date({ people }) : t.save_date_soon({ people })}
    >
      <WhenAndWhere view={view} words={words} />
      {view.date && (
        <p className="rv-go">
          <a className={rsvpButton('primary')} href={`${view.path}/boda.ics`}>
            <Icon of={CalendarPlus} />
            {t.add_to_calendar()}
          </a>
        </p>
      )}
    </RsvpCover>
  )
  return (
    <RsvpFrame cover={cover} words={words}>
      {isPreview && <PreviewNotice />}
      {isChanged && view.date && (
        <p role="status" className="rv-status">
          {t.save_date_changed()}
        </p>
      )}
      <section className="rv-said" aria-labelledby="fecha">
        <h2 id="fecha" className="wrap-anywhere">
          {t.cover({ names: namesOf(view, words) })}
        </h2>
        <OwnText text={text} />
        {!view.date && <p className="mt-3 font-strong">{t.save_date_open({ people })}</p>}
        <p className="mt-3 text-ink-2">{t.save_date_later()}</p>
      </section>
    </RsvpFrame>
  )
}

/** The couple reads this in its own language. */
function PreviewNotice() {
  return (
    <p role="status" lang="es" className="rv-status" data-print="hide">
      Vista previa de la reserva de la fecha. Los botones no hacen nada.
    </p>
  )
}
