import { useState } from 'react'
import { ALLERGENS, type Allergen, DIETS, type Diet, HEALTH_KEPT_DAYS } from '#domain/guests/allergens.ts'
import { CHILD_YEARS_MAX, type GuestAge } from '#domain/households/households.ts'
import { WITHOUT_DATE_MONTHS } from '#domain/households/invitation-settings.ts'
import { isAskedOf } from '#domain/households/own-questions.ts'
import { ALLERGEN_NAMES, DIET_NAMES } from '#ui/catering/need-names.ts'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { familyUnsavedKey } from '../../../shared/households/families.changes.ts'
import type { FamilyPerson, HouseholdList } from '../../../shared/households/families.ts'
import type { DetailFields } from '../../../shared/households/family-edits.ts'
import type { FamilyActions } from '../family-actions.ts'
import { OwnAnswersFields } from './own-answers.tsx'
import { SavedText } from './saved-text.tsx'

const AGES: readonly { value: GuestAge; label: string }[] = [
  { value: 'adult', label: 'Persona adulta' },
  { value: 'child', label: 'Niña o niño' },
  { value: 'baby', label: 'Bebé' },
]

/** No menu is a choice of its own: a select knows no empty value. */
const NO_MENU = 'none'

type PersonDetailsProps = { person: FamilyPerson; list: HouseholdList; actions: FamilyActions }

/** The facts about a guest beside the name and the answer; each field is saved when it changes. */
export function PersonDetails({ person: { guest, details }, list, actions }: PersonDetailsProps) {
  const save = (fields: DetailFields) => actions.updateGuest(guest.id, fields)
  const { allergens = [], diets = [], dietNote = null } = details ?? {}
  const saveNeeds = (fields: DetailFields) =>
    actions.updateGuest(guest.id, fields, { allergens, diets, dietNote })
  const age = details?.age ?? 'adult'
  const { menus } = list.settings
  return (
    <div className="grid gap-4 pt-2">
      <Select label="Edad" options={AGES} value={age} onChange={(value) => void save({ age: value })} />
      {age !== 'adult' && (
        <SavedText
          label="Años"
          unsavedKey={familyUnsavedKey(guest.id, 'ageYears')}
          value={details?.ageYears?.toString() ?? ''}
          inputMode="numeric"
          onSave={(typed) => save({ ageYears: yearsOf(typed) })}
        />
      )}
      {menus.length > 0 && (
        <Optional
          label="Menú"
          none="Sin elegir"
          options={menus.map(({ key, name }) => ({ value: key, label: name }))}
          value={details?.menu ?? null}
          onChange={(menu) => void save({ menu })}
        />
      )}
      <p className="text-xs text-ink-3">
        Alergias y dietas son datos de salud: apúntalas solo con el permiso de esa persona. Se eliminan{' '}
        {HEALTH_KEPT_DAYS} días después de la boda; sin fecha, {WITHOUT_DATE_MONTHS} meses después de la
        última respuesta.
      </p>
      <Keys
        label="Alergias"
        keys={ALLERGENS}
        names={ALLERGEN_NAMES}
        chosen={allergens}
        onChange={(allergens: Allergen[]) => saveNeeds({ allergens })}
      />
      <Keys
        label="Dieta"
        keys={DIETS}
        names={DIET_NAMES}
        chosen={diets}
        onChange={(diets: Diet[]) => saveNeeds({ diets })}
      />
      <SavedText
        label="Algo más que deba saber la cocina"
        unsavedKey={familyUnsavedKey(guest.id, 'dietNote')}
        value={dietNote ?? ''}
        shared={{ row: guest.id, field: 'dietNote' }}
        onSave={(typed) => saveNeeds({ dietNote: typed || null })}
      />
      <SavedText
        label="Teléfono"
        unsavedKey={familyUnsavedKey(guest.id, 'phone')}
        value={details?.phone ?? ''}
        type="tel"
        shared={{ row: guest.id, field: 'phone' }}
        onSave={(typed) => save({ phone: typed || null })}
      />
      <SavedText
        label="De parte de"
        unsavedKey={familyUnsavedKey(guest.id, 'side')}
        value={details?.side ?? ''}
        shared={{ row: guest.id, field: 'side' }}
        onSave={(typed) => save({ side: typed || null })}
      />
      <OwnAnswersFields
        row={guest.id}
        questions={list.settings.questions.filter((question) => isAskedOf(question, details?.events ?? {}))}
        answers={details?.ownAnswers ?? {}}
        onSave={(ownAnswers) => save({ ownAnswers })}
      />
      <BusSeats details={details} list={list} save={save} />
      <Switches details={details} guestId={guest.id} list={list} actions={actions} />
    </div>
  )
}

type BusSeatsProps = {
  details: FamilyPerson['details']
  list: HouseholdList
  save: (fields: DetailFields) => Promise<unknown>
}

function BusSeats({ details, list, save }: BusSeatsProps) {
  const routes = (direction: 'out' | 'back') =>
    list.settings.busRoutes
      .filter((route) => route.direction === direction)
      .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      {routes('out').length > 0 && (
        <Optional
          label="Autobús de ida"
          none="No hace falta"
          options={routes('out')}
          value={details?.busOut ?? null}
          onChange={(busOut) => void save({ busOut })}
        />
      )}
      {routes('back').length > 0 && (
        <Optional
          label="Autobús de vuelta"
          none="No hace falta"
          options={routes('back')}
          value={details?.busBack ?? null}
          onChange={(busBack) => void save({ busBack })}
        />
      )}
    </>
  )
}

type SwitchesProps = {
  details: FamilyPerson['details']
  guestId: string
  list: HouseholdList
  actions: FamilyActions
}

function Switches({ details, guestId, list, actions }: SwitchesProps) {
  return (
    <div>
      <Switch
        label="Necesita trona"
        isSelected={details?.needsHighChair ?? false}
        onChange={(needsHighChair) => void actions.updateGuest(guestId, { needsHighChair })}
      />
      {!details?.companionOf && (
        <Switch
          label="Puede traer acompañante"
          isSelected={details?.mayBringCompanion ?? false}
          onChange={(mayBringCompanion) => void actions.updateGuest(guestId, { mayBringCompanion })}
        />
      )}
      {list.events.map(({ id, name }) => (
        <Switch
          key={id}
          label={`Con invitación a ${name}`}
          isSelected={Object.hasOwn(details?.events ?? {}, id)}
          onChange={(isInvited) => actions.invitePeople(id, [guestId], isInvited)}
        />
      ))}
    </div>
  )
}

type OptionalProps = {
  label: string
  none: string
  options: { value: string; label: string }[]
  value: string | null
  onChange: (value: string | null) => void
}

function Optional({ label, none, options, value, onChange }: OptionalProps) {
  return (
    <Select
      label={label}
      options={[{ value: NO_MENU, label: none }, ...options]}
      value={value ?? NO_MENU}
      onChange={(next) => onChange(next === NO_MENU ? null : next)}
    />
  )
}

type KeysProps<Key extends string> = {
  label: string
  keys: readonly Key[]
  names: Record<Key, string>
  chosen: readonly Key[]
  onChange: (chosen: Key[]) => Promise<unknown>
}

function Keys<Key extends string>({ label, keys, names, chosen, onChange }: KeysProps<Key>) {
  const [pending, setPending] = useState<readonly Key[] | null>(null)
  const change = async (next: Key[]) => {
    setPending(next)
    await onChange(next)
    setPending(null)
  }
  return (
    <CheckboxSet
      legend={label}
      choices={keys.map((key) => ({ value: key, label: names[key] }))}
      chosen={pending ?? chosen}
      onChange={(next) => void change(next)}
      className="mt-1.5 flex flex-wrap gap-x-4"
    />
  )
}

function yearsOf(typed: string): number | null {
  const years = Number.parseInt(typed, 10)
  return Number.isNaN(years) ? null : Math.min(CHILD_YEARS_MAX, Math.max(0, years))
}
