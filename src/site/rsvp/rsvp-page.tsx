import CalendarPlus from 'lucide-react/icons/calendar-plus'
import MapPin from 'lucide-react/icons/map-pin'
import { untilDate, weekdayAndDay } from '#domain/households/invitation-dates.ts'
import { Icon } from '#ui/icon.tsx'
import { BusTaps } from './bus-taps.tsx'
import { DaysLeft, namesOf, WhenAndWhere } from './cover-lines.tsx'
import { timeOfDay } from './date-words.ts'
import type { GuestPage } from './guest-page/guest-page.ts'
import { GuestSections, GuestTabs } from './guest-page/guest-sections.tsx'
import { HealthKept } from './health-kept.tsx'
import { rsvpButton } from './rsvp-button.ts'
import { RsvpCover } from './rsvp-cover.tsx'
import { RsvpForm, type RsvpFormProps } from './rsvp-form.tsx'
import { RsvpFrame } from './rsvp-frame.tsx'
import { RsvpPlan } from './rsvp-plan.tsx'
import { RsvpFailure, RsvpProblems } from './rsvp-problems.tsx'
import { isComing, isMaybe, RsvpSummary } from './rsvp-summary.tsx'
import type { RsvpEvent, RsvpValues, RsvpView } from './rsvp-view.ts'
import { WEDDING_KEY } from './rsvp-view.ts'
import type { Words } from './words.ts'

type FormPageProps = RsvpFormProps & {
  /** Nothing of the answer was saved. */
  failure?: 'try-again' | 'too-many' | undefined
  /** Yes to everything was saved, and the rest is still to be filled in. */
  isAllSaved?: boolean
  /** A permission was withdrawn, with what was kept with it. */
  isWithdrawn?: boolean
}

/** The invitation with its form. When something is wrong, that comes first and the cover steps back. */
export function RsvpFormPage({ failure, isAllSaved, isWithdrawn, ...form }: FormPageProps) {
  const { view, words, problems } = form
  const { t, people, language } = words
  const isPlain = !failure && problems.length === 0
  const cover = (
    <RsvpCover
      view={view}
      words={words}
      size={isPlain ? 'whole' : 'strip'}
      above={t.cover({ names: namesOf(view, words) })}
    >
      <WhenAndWhere view={view} words={words} />
      <p className="rv-go">
        <a className={rsvpButton('primary', 'min-[56.25rem]:hidden')} href="#respuesta">
          {t.reply()}
        </a>
        {view.lastDay && <span>{t.reply_until({ people, until: untilDate(language, view.lastDay) })}</span>}
      </p>
    </RsvpCover>
  )
  return (
    <RsvpFrame cover={cover} words={words}>
      {failure && <RsvpFailure words={words} reason={failure} />}
      {problems.length > 0 && <RsvpProblems view={view} problems={problems} words={words} />}
      {isAllSaved && (
        <p role="status" className="rv-status">
          {t.all_yes_saved({ people })}
        </p>
      )}
      {isWithdrawn && (
        <p role="status" className="rv-status">
          {t.withdrawn()}
        </p>
      )}
      {isPlain && !isAllSaved && !isWithdrawn && <RsvpPlan view={view} words={words} />}
      <RsvpForm {...form} />
    </RsvpFrame>
  )
}

export type AnsweredProps = {
  view: RsvpView
  values: RsvpValues
  words: Words
  /** `null` for a family that does not come. */
  guestPage: GuestPage | null
  isWithdrawn?: boolean | undefined
}

type ThanksProps = AnsweredProps & {
  pageCopy: string
  isJustFull?: boolean | undefined
  /** Whether the answer has just come: it is thanked for, and later visits are met with the names of the couple. */
  isJustAnswered: boolean
  /** The household whose page a member looks at before it is published. */
  previewOf?: string | undefined
}

/** The page after an answer, which an answered invitation shows from then on. */
export function RsvpThanksPage({
  view,
  values,
  words,
  guestPage,
  isWithdrawn,
  isJustFull,
  isJustAnswered,
  previewOf,
  pageCopy,
}: ThanksProps) {
  const { t, people, language } = words
  const answers = view.people.map((person) => isComing(person, values.people[person.id]!))
  const isNo = answers.every((answer) => answer === false)
  const said = view.events.filter(({ key }) =>
    view.people.some(({ id }) => values.people[id]!.events[key] === true),
  )
  const next = said.find(({ key }) => key === WEDDING_KEY) ?? said[0]
  const cover =
    guestPage && !isJustAnswered ? (
      <ReturningCover view={view} words={words} guestPage={guestPage} />
    ) : (
      <RsvpCover
        view={view}
        words={words}
        size="short"
        hasOrange={!isNo}
        above={t.saved()}
        title={(isNo ? t.thanks_no : t.thanks)({ name: view.people[0]!.name })}
      >
        {isNo ? (
          <p className="rv-when">{t.miss_you({ people })}</p>
        ) : (
          next?.date && <SeeYou event={next} words={words} />
        )}
        <DaysLeft guestPage={guestPage} words={words} />
      </RsvpCover>
    )
  const mayCome = Object.values(values.people).some(isMaybe)
  const isOpenStill = mayCome && !answers.includes(true)
  const busChoice =
    isNo || isOpenStill || view.busRoutes.length === 0 ? null : (
      <BusTaps view={view} values={values} words={words} pageCopy={pageCopy} isWithin={guestPage !== null} />
    )
  const sections = guestPage && { view, page: guestPage, words, busChoice }
  return (
    <RsvpFrame cover={cover} tabs={sections && <GuestTabs {...sections} />} words={words}>
      {previewOf !== undefined && <PreviewNotice name={previewOf} />}
      {isJustFull && (
        <p role="alert" className="rv-status">
          {t.bus_just_full({ people })}
        </p>
      )}
      {said.some(({ date }) => date) && <ThanksActions path={view.path} next={next} words={words} />}
      <section className="rv-said" aria-labelledby="dicho">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="dicho">{t.you_said({ people })}</h2>
          <a href={`${view.path}?cambiar`} className="link py-3" data-print="hide">
            {t.change()}
          </a>
        </div>
        {hasGaps({ view, values }) && <p className="mt-2 text-ink-2">{t.partly({ people })}</p>}
        {mayCome && <p className="mt-2 text-ink-2">{maybeLeft(view, words)}</p>}
        <RsvpSummary view={view} values={values} words={words} />
        <p className="mt-4 text-sm text-ink-2">
          {view.lastDay
            ? t.change_until({ people, until: untilDate(language, view.lastDay) })
            : t.change_open({ people })}
        </p>
      </section>
      {sections ? <GuestSections {...sections} /> : busChoice}
      <HealthKept view={view} values={values} words={words} isWithdrawn={isWithdrawn} />
    </RsvpFrame>
  )
}

/** The couple reads this in its own language. */
function PreviewNotice({ name }: { name: string }) {
  return (
    <p role="status" lang="es" className="rv-status" data-print="hide">
      Vista previa del borrador para <bdi>{name}</bdi>. Lo que falta por responder cuenta como un sí, y los
      botones no hacen nada.
    </p>
  )
}

/** A family that comes back finds who marries, when and where. */
function ReturningCover({ view, words, guestPage }: Pick<AnsweredProps, 'view' | 'words' | 'guestPage'>) {
  return (
    <RsvpCover view={view} words={words} size="short" hasOrange above={namesOf(view, words)}>
      <WhenAndWhere view={view} words={words} />
      <DaysLeft guestPage={guestPage} words={words} />
    </RsvpCover>
  )
}

const hasGaps = ({ view, values }: Pick<AnsweredProps, 'view' | 'values'>) =>
  view.people.some(({ id, events }) => events.some((key) => values.people[id]!.events[key] === undefined))

/** Until when who may come has to say a yes or a no. */
function maybeLeft({ maybe }: RsvpView, { t, people, language }: Words): string {
  if (!maybe) return t.maybe_over({ people })
  return maybe.until
    ? t.maybe_left({ people, until: untilDate(language, maybe.until) })
    : t.maybe_left_open({ people })
}

function SeeYou({ event, words: { t, language } }: { event: RsvpEvent; words: Words }) {
  const { startsAt, place } = event
  const date = weekdayAndDay(language, event.date!)
  return (
    <p className="rv-when">
      {startsAt === null ? t.see_you_day({ date }) : t.see_you({ date, time: timeOfDay(startsAt) })}
      {place && <span>{place}</span>}
    </p>
  )
}

function ThanksActions({
  path,
  next,
  words: { t },
}: {
  path: string
  next: RsvpEvent | undefined
  words: Words
}) {
  return (
    <div className="rv-actions">
      <a href={`${path}/boda.ics`} className={rsvpButton('primary')}>
        <Icon of={CalendarPlus} />
        {t.add_to_calendar()}
      </a>
      {next?.map && (
        <a href={next.map} rel="noreferrer" className={rsvpButton('secondary')}>
          <Icon of={MapPin} />
          {t.directions()}
        </a>
      )}
    </div>
  )
}
