import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import { isAllergen, isDiet } from '#domain/guests/allergens.ts'
import { Icon } from '#ui/icon.tsx'
import { chosenStop, isWaiting } from './bus-words.ts'
import { listed, listedWithout } from './date-words.ts'
import { answersInWords } from './own-question-words.ts'
import {
  type PersonValues,
  type RsvpPerson,
  type RsvpValues,
  type RsvpView,
  WEDDING_KEY,
} from './rsvp-view.ts'
import { dietName, eventName, type Words } from './words.ts'

type SummaryProps = { view: RsvpView; values: RsvpValues; words: Words }

/** Shows the answer of a household: a line for each person, then the bus. */
export function RsvpSummary({ view, values, words }: SummaryProps) {
  const bus = busLine(view, values, words)
  return (
    <ul className="rv-summary">
      {view.people.map((person) => (
        <PersonLine
          key={person.id}
          person={person}
          view={view}
          values={values.people[person.id]!}
          words={words}
        />
      ))}
      {bus && (
        <li>
          <b>{words.t.bus()}</b>
          <p>{bus}</p>
        </li>
      )}
      {answersInWords(view, null, values.ownAnswers, words).map(({ label, text }) => (
        <li key={label}>
          <b className="wrap-anywhere">{label}</b>
          <p dir="auto" className="wrap-anywhere">
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Whether a person comes to anything; `null` while something is open, or a maybe, and nothing is a yes. */
export function isComing({ events }: RsvpPerson, values: PersonValues): boolean | null {
  const answers = events.map((key) => values.events[key])
  if (answers.includes(true)) return true
  return answers.some((answer) => answer !== false) ? null : false
}

/** Whether a person may come to the wedding itself. */
export const isMaybe = ({ events }: PersonValues): boolean => events[WEDDING_KEY] === 'maybe'

type PersonLineProps = Omit<SummaryProps, 'values'> & { person: RsvpPerson; values: PersonValues }

function PersonLine({ person, view, values, words }: PersonLineProps) {
  const { t } = words
  const coming = isComing(person, values)
  const details = coming === true ? detailsOf({ person, view, values, words }) : ''
  const maybe = coming === true && isMaybe(values) && view.events.find(({ key }) => key === WEDDING_KEY)
  return (
    <li>
      <b className="wrap-anywhere">{person.name}</b>
      <span className="rv-answer" data-answer={coming === null ? 'open' : coming ? 'yes' : 'no'}>
        <Icon of={coming === null ? Minus : coming ? Check : X} size="sm" />
        {coming === null ? (isMaybe(values) ? t.maybe() : t.unanswered()) : coming ? t.yes() : t.no()}
      </span>
      {maybe && (
        <p>
          {eventName(words, maybe)}: {t.maybe()}
        </p>
      )}
      {coming === true && <Tables person={person} view={view} words={words} />}
      {details && <p>{details}</p>}
      {coming === true && <Answers {...{ view, words }} person={person} answers={values.ownAnswers} />}
    </li>
  )
}

type AnswersProps = Pick<PersonLineProps, 'person' | 'view' | 'words'> & {
  answers: PersonValues['ownAnswers']
}

function Answers({ person, view, words, answers }: AnswersProps) {
  return answersInWords(view, person, answers, words).map(({ label, text }) => (
    <p key={label} dir="auto" className="wrap-anywhere">
      {label} <b className="font-strong">{text}</b>
    </p>
  ))
}

type TablesProps = Pick<PersonLineProps, 'person' | 'view' | 'words'>

/** `Mesa 7, Los del pueblo`; the event stands before a table at another one than the wedding. */
function Tables({ person, view, words }: TablesProps) {
  return person.tables.map(({ event, number, name }) => {
    const where = event === WEDDING_KEY ? undefined : view.events.find(({ key }) => key === event)
    const table = [words.t.table({ table: number }), name].filter(Boolean).join(', ')
    return (
      <p key={event} className="num font-strong text-ink!">
        {where ? `${eventName(words, where)}: ${table}` : table}
      </p>
    )
  })
}

/** `Boda y tornaboda. Carne, sin frutos secos` */
function detailsOf({ person, view, values, words }: PersonLineProps): string {
  const { t, language } = words
  const host = view.people.find(({ id }) => id === person.companionOf)
  const events = view.events.filter(({ key }) => values.events[key] === true && person.events.includes(key))
  const names = events.map((event, index) => lowered(eventName(words, event), index > 0))
  const table = [
    view.menus.find(({ key }) => key === values.menu)?.name,
    values.highChair && person.age !== 'adult' && t.high_chair_short(),
    needsOf(values, words),
  ].filter(Boolean)
  const sentences = [host && t.companion_of({ name: host.name }), listed(language, names), table.join(', ')]
  return sentences.filter(Boolean).map(capitalised).join('. ')
}

/** `vegana, sin gluten ni lácteos, Celíaco` */
export function needsOf({ diets, allergens, note }: PersonValues, words: Words): string {
  const { t, language } = words
  const without = allergens
    .filter(isAllergen)
    .map((key) => t[`allergen_${key}`]().toLocaleLowerCase(language))
  const parts = [
    ...diets.filter(isDiet).map((key) => dietName(words, key).toLocaleLowerCase(language)),
    without.length > 0 && t.without_allergens({ list: listedWithout(language, without) }),
    note,
  ]
  return parts.filter(Boolean).join(', ')
}

const lowered = (text: string, isInside: boolean) =>
  isInside ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text

const capitalised = (text: string | undefined | false) =>
  text ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : ''

/** `Ida: 11:15. Vuelta: 3:00. 4 plazas`; who waits for a seat is named: `Vuelta: 3:00. En espera de plaza: Jon`. */
function busLine(view: RsvpView, values: RsvpValues, { t, language }: Words): string {
  const waiting = view.seats?.waiting
  const label = (id: string, title: string, ids: readonly string[] = []) => {
    const route = view.busRoutes.find((one) => one.id === id)
    const names = view.people.flatMap((person) => (ids.includes(person.id) ? [person.name] : []))
    const parts = [
      route && chosenStop(route),
      names.length > 0 && t.bus_waiting({ names: listed(language, names) }),
    ]
    return route && `${title}: ${parts.filter(Boolean).join('. ')}`
  }
  const ways = [
    label(values.busOut, t.bus_out(), waiting?.out),
    label(values.busBack, t.bus_back(), waiting?.back),
  ].filter(Boolean)
  if (ways.length === 0) return ''
  const seats = view.people.filter((person) => isComing(person, values.people[person.id]!)).length
  if (seats === 0) return ''
  return [...ways, !isWaiting(view) && t.seats({ seats })].filter(Boolean).join('. ')
}
