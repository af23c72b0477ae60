import { PAGE_DAYS, pageEndsOn } from '#domain/households/guest-day.ts'
import { fullDate, onDate } from '#domain/households/invitation-dates.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { toldStop } from './bus-words.ts'
import { ContactLinks } from './contact-links.tsx'
import { type DayLine, DayLines, Moment } from './day-lines.tsx'
import dayScript from './day-script.ts?script'
import type { GuestPage, GuestPageBus } from './guest-page/guest-page.ts'
import { GuestSections } from './guest-page/guest-sections.tsx'
import { HealthKept } from './health-kept.tsx'
import { rsvpButton } from './rsvp-button.ts'
import { RsvpCover } from './rsvp-cover.tsx'
import { RsvpFrame } from './rsvp-frame.tsx'
import { PlanNote } from './rsvp-plan.tsx'
import { RsvpSummary } from './rsvp-summary.tsx'
import type { RsvpValues, RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

/** A household sees this of a day: when it is, its lines, and whether answers are still taken. */
export type RsvpDay = {
  when: 'eve' | 'day' | 'other'
  /** By the clocks of the wedding. */
  updatedAt: string
  isOpen: boolean
  days: { date: IsoDate; lines: DayLine[] }[]
}

type DayPageProps = {
  view: RsvpView
  day: RsvpDay
  values: RsvpValues
  isAnswered: boolean
  words: Words
  /** `null` for a family that has said no yes. */
  guestPage: GuestPage | null
}

/**
 * The invitation on the day: what happens now and next, all that the couple shows of the day, and whom to call. The
 * parts marked `data-part` are renewed by a script, and by loading the page again where there is none.
 */
export function RsvpDayPage({ view, day, values, isAnswered, words, guestPage }: DayPageProps) {
  const { t, people, language } = words
  const lines = day.days.flatMap((one) => one.lines)
  const current = lines.find(({ state }) => state === 'now')
  const next = lines.find(({ state }) => state === 'next')
  const first = day.days[0]!.date
  const above = { eve: t.cover_eve(), day: t.cover_day(), other: fullDate(language, first) }[day.when]
  return (
    <RsvpFrame
      cover={<RsvpCover view={view} words={words} size="short" hasOrange above={above} />}
      words={words}
    >
      <DaySeats tables={tablesOf(view)} buses={guestPage?.buses ?? []} words={words} />
      {(current || next) && (
        <div data-part="moment" aria-live="polite" className="grid gap-6 pt-6">
          {current && <Moment title={t.day_now()} line={current} isMain words={words} />}
          {next && <Moment title={t.day_next()} line={next} isMain={!current} words={words} />}
        </div>
      )}
      <section aria-labelledby="programa">
        <h2 id="programa">{t.day_lines()}</h2>
        <p data-part="time" className="num mt-1 text-sm text-ink-2">
          {t.day_updated({ time: day.updatedAt })}
        </p>
        <p>
          <a href={view.path} className="link inline-block py-2.5 text-sm" data-print="hide">
            {t.day_refresh()}
          </a>
        </p>
        <div data-part="lines">
          {day.days.map(({ date, lines: ofDay }) => (
            <DayLines key={date} date={date} lines={ofDay} hasTitle={day.days.length > 1} words={words} />
          ))}
        </div>
        {!guestPage && <PlanNote title={t.transport()} text={view.transport} />}
        {view.photos && (
          <p className="mt-4">
            <a href={view.photos} rel="noreferrer" className="link inline-block py-3">
              {t.photos()}
            </a>
          </p>
        )}
      </section>
      {view.contact && (
        <section aria-labelledby="ayuda">
          <h2 id="ayuda">{t.day_help({ people })}</h2>
          <ContactLinks contact={view.contact} words={words} />
        </section>
      )}
      {guestPage && <GuestSections view={view} page={guestPage} words={words} isAfterPlan isAfterContact />}
      <Said view={view} values={values} words={words} isAnswered={isAnswered} isOpen={day.isOpen} />
      <HealthKept view={view} values={values} words={words} />
      <script type="module" src={dayScript} />
    </RsvpFrame>
  )
}

const tablesOf = ({ people }: RsvpView): number[] => [
  ...new Set(people.flatMap((person) => person.tables.map(({ number }) => number))),
]

type DaySeatsProps = { tables?: readonly number[]; buses: readonly GuestPageBus[]; words: Words }

/** The table and the bus home of a family, which are what is asked most on the day. */
function DaySeats({ tables = [], buses, words }: DaySeatsProps) {
  const { t, people } = words
  const back = buses.filter(({ stop }) => stop.direction === 'back')
  if (tables.length === 0 && back.length === 0) return null
  return (
    <dl className="gp-seats">
      {tables.length > 0 && (
        <div>
          <dt>{t.own_table({ people })}</dt>
          <dd>{tables.join(', ')}</dd>
        </div>
      )}
      {back.length > 0 && (
        <div>
          <dt>{t.own_bus_back({ people })}</dt>
          <dd>{back.map((bus) => toldStop(bus, words)).join(' · ')}</dd>
        </div>
      )}
    </dl>
  )
}

type SaidProps = Pick<DayPageProps, 'view' | 'values' | 'words' | 'isAnswered'> & { isOpen: boolean }

/** Shows the answer, which on the day is the place to look for one's bus and menu. */
function Said({ view, values, words, isAnswered, isOpen }: SaidProps) {
  const { t, people } = words
  if (!isAnswered && !isOpen) return null
  return (
    <section aria-labelledby="dicho">
      <h2 id="dicho">{isAnswered ? t.you_said({ people }) : t.coming({ people })}</h2>
      {isAnswered && <RsvpSummary view={view} values={values} words={words} />}
      {isOpen && (
        <p className="mt-3" data-print="hide">
          <a
            href={`${view.path}?cambiar`}
            className={isAnswered ? 'link inline-block py-3' : rsvpButton('primary')}
          >
            {isAnswered ? t.change() : t.reply()}
          </a>
        </p>
      )}
    </section>
  )
}

type AfterPageProps = Pick<DayPageProps, 'view' | 'values' | 'words'> & {
  /** Those that have still to leave. */
  buses: readonly GuestPageBus[]
}

/** The invitation once the wedding is over, with the bus home of those who leave on the morning after. */
export function RsvpAfterPage({ view, values, words, buses }: AfterPageProps) {
  const { t, people, language } = words
  const cover = <RsvpCover view={view} words={words} size="short" hasOrange above={t.title_after()} />
  return (
    <RsvpFrame cover={cover} words={words}>
      <DaySeats buses={buses} words={words} />
      <section className="rv-said" aria-labelledby="gracias">
        <h2 id="gracias">{t.after({ people })}</h2>
        {view.photos && (
          <div className="rv-actions">
            <a href={view.photos} rel="noreferrer" className={rsvpButton('primary')}>
              {t.photos()}
            </a>
          </div>
        )}
        {view.contact && (
          <div className="mt-8">
            <ContactLinks contact={view.contact} words={words} />
          </div>
        )}
        {view.date && (
          <p className="mt-8 text-sm text-ink-2">
            {t.after_until({ on: onDate(language, pageEndsOn(view.date)) })}
          </p>
        )}
      </section>
      <HealthKept view={view} values={values} words={words} />
    </RsvpFrame>
  )
}

/** The invitation once its page has ended: who married, and nothing of who was invited. */
export function RsvpEndedPage({ view, words }: Pick<DayPageProps, 'view' | 'words'>) {
  const { t } = words
  const cover = <RsvpCover view={view} words={words} size="short" hasOrange above={t.title_after()} />
  return (
    <RsvpFrame cover={cover} words={words}>
      <section className="rv-said" aria-labelledby="cerrada">
        <h2 id="cerrada">{t.ended()}</h2>
        <p className="mt-3 text-ink-2">{t.ended_lead({ days: PAGE_DAYS })}</p>
      </section>
    </RsvpFrame>
  )
}
