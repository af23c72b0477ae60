import {
  comesToAny,
  type EventAnswer,
  type PersonValues,
  WEDDING_KEY,
} from '#domain/households/answer-values.ts'
import type { Menu } from '#domain/households/invitation-settings.ts'
import { isAskedOf } from '#domain/households/own-questions.ts'
import { Problem } from '#ui/fields/field-parts.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { FamilyPerson, HouseholdList } from '../../../shared/households/families.ts'
import { personNote } from '../../../shared/households/words.ts'
import type { FamilyForm } from './family-form.ts'
import { HealthAnswers } from './health-answers.tsx'
import { OthersSaid } from './others-said.tsx'
import { problemAt } from './problem-words.ts'
import { ToldChoice } from './told-choice.tsx'
import { ToldQuestions } from './told-questions.tsx'
import type { FieldsProps } from './told-text.tsx'
import { BRINGS } from './typed-fields.ts'

export type PersonAnswersProps = FieldsProps & {
  person: FamilyPerson
  form: FamilyForm
  settings: HouseholdList['settings']
}

/** One person: where they come, and what is asked of those who do. */
export function PersonAnswers({ person, form, settings, ...fields }: PersonAnswersProps) {
  const { guest, details } = person
  const values = fields.told.values.people[guest.id]
  if (!values) return null
  const note = personNote(details)
  // A field that stands in the way of saving is in sight, also when the person does not come after all.
  const hasProblem = fields.problems.some(({ person: id, field }) => id === guest.id && field !== 'event')
  const events = [
    { key: WEDDING_KEY, name: 'Boda' },
    ...form.events
      .filter(({ id }) => id in (details?.events ?? {}))
      .map(({ id, name }) => ({ key: id, name })),
  ]
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left mb-3 w-full text-lead font-strong wrap-anywhere">
        {guest.fullName}
        {note && <span className="ml-2 text-sm font-normal text-ink-3">{note}</span>}
      </legend>
      <div className="clear-both grid gap-3">
        {events.map((event) => (
          <EventChoice
            key={event.key}
            {...fields}
            guestId={guest.id}
            name={guest.fullName}
            event={event}
            offersMaybe={settings.offersMaybe && event.key === WEDDING_KEY}
          />
        ))}
        {(comesToAny(values) || hasProblem) && (
          <Details person={person} form={form} settings={settings} values={values} {...fields} />
        )}
      </div>
    </fieldset>
  )
}

type EventChoiceProps = FieldsProps & {
  guestId: string
  name: string
  event: { key: string; name: string }
  /** Whether the invitation offers it, after its last day as well: a member notes what the family says. */
  offersMaybe: boolean
}

const YES_NO = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const

const YES_MAYBE_NO = [YES_NO[0], { value: 'maybe', label: 'Puede que sí' }, YES_NO[1]] as const

const keyOf = (answer: EventAnswer | undefined) =>
  answer === undefined ? '' : answer === 'maybe' ? 'maybe' : answer ? 'yes' : 'no'

const WORDS: Record<string, string> = { yes: 'sí', maybe: 'puede que sí', no: 'no', '': 'sin respuesta' }

function EventChoice({ guestId, name, event, offersMaybe, told, problems }: EventChoiceProps) {
  const answer = told.values.people[guestId]?.events[event.key]
  const hasMaybe = offersMaybe || answer === 'maybe'
  const way = ['people', guestId, 'events', event.key]
  const problem = problemAt(problems, { person: guestId, field: 'event', event: event.key })
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span className="text-ui font-strong wrap-anywhere">{event.name}</span>
        <Segmented<string>
          label={`${name}, ${event.name}`}
          segments={hasMaybe ? YES_MAYBE_NO : YES_NO}
          value={keyOf(answer)}
          onChange={(said) => told.say(way, said === 'maybe' ? said : said === 'yes')}
          className={hasMaybe ? 'w-72!' : 'w-44!'}
        />
      </div>
      {problem && <Problem sentence={problem} />}
      <OthersSaid
        told={told}
        way={way}
        inWords={(stored) => WORDS[keyOf(stored as EventAnswer | undefined)]!}
      />
    </div>
  )
}

type DetailsProps = PersonAnswersProps & { values: PersonValues }

function Details({ person: { guest, details }, form, settings, values, ...fields }: DetailsProps) {
  const { told } = fields
  const way = (field: string) => ['people', guest.id, field]
  const isAdult = (details?.age ?? 'adult') === 'adult'
  return (
    <>
      {settings.menus.length > 0 && (
        <ToldChoice
          {...fields}
          label="Menú"
          way={way('menu')}
          value={values.menu}
          options={menusFor(settings.menus, isAdult)}
          place={{ person: guest.id, field: 'menu' }}
        />
      )}
      {!isAdult && (
        <Switch
          label="Necesita trona"
          isSelected={values.highChair}
          onChange={(needed) => told.say(way('highChair'), needed)}
        />
      )}
      <HealthAnswers {...fields} guestId={guest.id} name={guest.fullName} values={values} />
      <ToldQuestions
        {...fields}
        questions={form.questions.filter((question) => isAskedOf(question, details?.events ?? {}))}
        person={guest.id}
        answers={values.ownAnswers}
        way={way('ownAnswers')}
      />
      {details?.mayBringCompanion && !details.companionOf && (
        <CompanionAnswer {...fields} guestId={guest.id} name={guest.fullName} values={values} />
      )}
    </>
  )
}

/** Children are offered their own menus first, adults those for all. */
const menusFor = (menus: readonly Menu[], isAdult: boolean) =>
  menus
    .filter(({ forChildren }) => !forChildren || !isAdult)
    .toSorted((a, b) => Number(b.forChildren) - Number(a.forChildren))
    .map(({ key, name }) => ({ value: key, label: name }))

type CompanionProps = FieldsProps & { guestId: string; name: string; values: PersonValues }

function CompanionAnswer({ guestId, name, values, ...fields }: CompanionProps) {
  const { told, problems } = fields
  const way = ['people', guestId, BRINGS]
  const { hasCompanion, companion } = values
  const problem = problemAt(problems, { person: guestId, field: 'companion' })
  const nameOf = (stored: unknown) => {
    const said = stored as typeof values
    return said.hasCompanion ? `sí, «${said.companion}»` : 'no'
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span className="text-ui font-strong">Trae acompañante</span>
        <Segmented<string>
          label={`${name}, trae acompañante`}
          segments={YES_NO}
          value={keyOf(hasCompanion ?? undefined)}
          onChange={(answer) => told.say(way, { hasCompanion: answer === 'yes', companion })}
          className="w-44!"
        />
      </div>
      {hasCompanion ? (
        <TextField
          label="Nombre de su acompañante"
          value={companion}
          error={problem}
          onChange={(typed) => told.say(way, { hasCompanion: true, companion: typed })}
        />
      ) : (
        problem && <Problem sentence={problem} />
      )}
      <OthersSaid told={told} way={way} inWords={nameOf} />
    </div>
  )
}
