import type { FreePlaces } from '#contract/telephone-answers.ts'
import { comesToAny, NO_BUS } from '#domain/households/answer-values.ts'
import type { BusRoute } from '#domain/households/invitation-settings.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import type { HouseholdList } from '../../../shared/households/families.ts'
import { busName } from '../../../shared/households/words.ts'
import { BedAnswers } from './bed-answers.tsx'
import type { FamilyForm } from './family-form.ts'
import { ToldChoice } from './told-choice.tsx'
import { ToldQuestions } from './told-questions.tsx'
import { type FieldsProps, ToldText } from './told-text.tsx'

type FamilyAnswersProps = FieldsProps & {
  form: FamilyForm
  settings: HouseholdList['settings']
  /** Not known before it is read, and without a network. */
  places: FreePlaces | undefined
}

/** Everything that is asked once of the whole family: buses, rooms, own questions, a song and some words. */
export function FamilyAnswers({ form, settings, places, ...fields }: FamilyAnswersProps) {
  const { values } = fields.told
  const coming = Object.values(values.people).filter(comesToAny).length
  const ofFamily = form.questions.filter(({ isOfFamily }) => isOfFamily)
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left mb-3 w-full text-lead font-strong">Toda la familia</legend>
      <div className="clear-both grid gap-4">
        {coming > 0 && <Buses routes={settings.busRoutes} seats={places?.seats} {...fields} />}
        {coming > 0 && places?.beds && <BedAnswers {...fields} beds={places.beds} size={coming} />}
        <ToldQuestions
          {...fields}
          questions={ofFamily}
          person={null}
          answers={values.ownAnswers}
          way={['ownAnswers']}
        />
        {settings.asksSong && (
          <ToldText
            {...fields}
            label="Una canción que no puede faltar"
            way={['song']}
            value={values.song}
            place={{ person: null, field: 'song' }}
          />
        )}
        {settings.asksMessage && (
          <ToldText
            {...fields}
            label="Unas palabras"
            way={['message']}
            value={values.message}
            place={{ person: null, field: 'message' }}
            isLong
          />
        )}
      </div>
    </fieldset>
  )
}

type BusesProps = FieldsProps & { routes: readonly BusRoute[]; seats: FreePlaces['seats'] | undefined }

const WAYS = [
  { direction: 'out', field: 'busOut', label: 'Autobús de ida' },
  { direction: 'back', field: 'busBack', label: 'Autobús de vuelta' },
] as const

function Buses({ routes, seats = {}, ...fields }: BusesProps) {
  return WAYS.map(({ direction, field, label }) => {
    const own = routes.filter((route) => route.direction === direction)
    if (own.length === 0) return null
    const value = fields.told.values[field]
    const isOffered = value === NO_BUS || own.some(({ id }) => id === value)
    return (
      <ToldChoice
        key={field}
        told={fields.told}
        problems={isOffered ? [] : fields.problems}
        label={label}
        way={[field]}
        value={value}
        options={[
          ...own.map((route) => ({
            value: route.id,
            label: `${busName([route], route.id)}${seatsInWords(seats[route.id])}`,
          })),
          { value: NO_BUS, label: 'No hace falta' },
        ]}
        place={{ person: null, field: 'bus' }}
      />
    )
  })
}

/** `, quedan 3 plazas`; nothing where it is not known. */
function seatsInWords(free: number | undefined): string {
  if (free === undefined) return ''
  if (free === 0) return ', lleno: queda en lista de espera'
  return free === 1 ? ', queda 1 plaza' : `, quedan ${formatNumber(free)} plazas`
}
