import { Link } from '@tanstack/react-router'
import { formatIban, readIban } from '#domain/budget/iban.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { IBAN_SENTENCE } from '../../../shared/error-messages.ts'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { ceremonyNote, typedCeremony } from '../../../shared/wedding/ceremony-hour.ts'
import type { FamilyActions } from '../family-actions.ts'
import { SavedText } from '../sheet/saved-text.tsx'
import { CanaryHint } from './canary-hint.tsx'
import { EventList } from './event-list.tsx'
import { MenuList } from './menu-list.tsx'
import { OwnQuestionList } from './own-question-list.tsx'
import { SaveDateSettings } from './save-date-settings.tsx'
import { clockText, timeProblem } from './typed-clock.ts'

/** A wedding has one row of settings, which has no id of its own. */
const SETTINGS = 'invitation-settings'

type SettingsFormProps = {
  weddingId: string
  list: HouseholdList
  guests: readonly Family[]
  wedding: WeddingDay
  actions: FamilyActions
}

/** The texts and questions of the invitation; each field is saved when it is left. */
export function SettingsForm({ weddingId, list, guests, wedding, actions }: SettingsFormProps) {
  const { settings } = list
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-2">
        Quien dice que viene lo encuentra en la{' '}
        <Link
          to="/app/couple/$wid/guest-page"
          params={{ wid: weddingId }}
          className="link inline-block py-2.5"
        >
          Página de la boda
        </Link>
        .
      </p>
      <SaveDateSettings {...{ weddingId, list, families: guests, wedding, actions }} />
      <DatePicker
        label="Último día para responder"
        value={settings.closingDate}
        onChange={(closingDate) => void actions.saveSettings({ closingDate })}
        description="Después, la invitación dice a quién llamar."
      />
      <PlaceFields {...{ weddingId, list, actions }} />
      <SavedText
        label="Hora"
        value={clockText(settings.startsAt)}
        problemOf={timeProblem}
        noteOf={ceremonyNote}
        shared={{ row: SETTINGS, field: 'startsAt' }}
        onSave={(typed) => actions.saveSettings({ startsAt: typedCeremony(typed) })}
      />
      <MenuList menus={settings.menus} actions={actions} />
      <EventList list={list} families={guests} actions={actions} />
      <OwnQuestionList list={list} actions={actions} />
      <div>
        <Switch
          label="Pedir una canción"
          isSelected={settings.asksSong}
          onChange={(asksSong) => void actions.saveSettings({ asksSong })}
        />
        <Switch
          label="Pedir unas palabras"
          isSelected={settings.asksMessage}
          onChange={(asksMessage) => void actions.saveSettings({ asksMessage })}
        />
      </div>
      <div className="grid gap-3">
        <Switch
          label="Ofrecer «Puede que sí»"
          isSelected={settings.offersMaybe}
          onChange={(offersMaybe) => void actions.saveSettings({ offersMaybe })}
        />
        {settings.offersMaybe && (
          <DatePicker
            label="«Puede que sí» hasta"
            value={settings.maybeUntil}
            onChange={(maybeUntil) => void actions.saveSettings({ maybeUntil })}
            description="Después la invitación pide un sí o un no. Sin día, vale hasta el último para responder."
          />
        )}
      </div>
      <p className="text-sm text-ink-2">Los autobuses y sus paradas se ponen en «Autobuses».</p>
      <Field label="Cómo vestir" field="dressCode" isLong {...{ list, actions }} />
      <Field label="Cómo llegar" field="transport" isLong {...{ list, actions }} />
      <Field label="Dónde dormir" field="lodging" isLong {...{ list, actions }} />
      <SavedText
        label="Cuenta para regalos (IBAN)"
        description="Se ve solo al tocarlo."
        value={settings.iban ? formatIban(settings.iban) : ''}
        problemOf={(typed) => (typed && !readIban(typed) ? IBAN_SENTENCE : null)}
        shared={{ row: SETTINGS, field: 'iban' }}
        onSave={(iban) => actions.saveSettings({ iban: iban || null })}
      />
      <Field label="Enlace a las fotos" field="photosUrl" type="url" {...{ list, actions }} />
      <Field label="A quién llamar después del plazo" field="contactName" {...{ list, actions }} />
      <Field label="Su teléfono" field="contactPhone" type="tel" {...{ list, actions }} />
    </div>
  )
}

function PlaceFields({
  weddingId,
  list,
  actions,
}: Pick<SettingsFormProps, 'weddingId' | 'list' | 'actions'>) {
  return (
    <>
      <Field label="Lugar" field="place" {...{ list, actions }} />
      <CanaryHint weddingId={weddingId} place={list.settings.place} />
      <Field label="Enlace al mapa" field="mapUrl" description={MAP_NOTE} {...{ list, actions }} />
    </>
  )
}

const MAP_NOTE =
  'El enlace largo de un mapa, o las coordenadas. Con los de dos lugares, la página de la boda dibuja dónde están.'

type TextField =
  | 'place'
  | 'mapUrl'
  | 'dressCode'
  | 'transport'
  | 'lodging'
  | 'photosUrl'
  | 'contactName'
  | 'contactPhone'

type FieldProps = {
  label: string
  field: TextField
  list: HouseholdList
  actions: FamilyActions
  type?: 'url' | 'tel'
  description?: string
  isLong?: boolean
}

function Field({ label, field, list, actions, ...look }: FieldProps) {
  return (
    <SavedText
      label={label}
      value={list.settings[field] ?? ''}
      onSave={(typed) => actions.saveSettings({ [field]: typed || null })}
      shared={{ row: SETTINGS, field }}
      {...look}
    />
  )
}
