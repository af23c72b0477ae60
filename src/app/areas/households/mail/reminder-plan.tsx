import { useState } from 'react'
import type { InvitationSettings } from '#domain/households/invitation-settings.ts'
import { nextReminder, plannedReminders } from '#domain/households/reminders.ts'
import { zoneNote } from '#domain/time/zone-names.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { countFamilies, dayAndMonth } from '../../../shared/households/words.ts'
import type { FamilyActions } from '../family-actions.ts'
import { mailReach } from './mail-reach.ts'

/** The days before the closing date that can be chosen. */
const CHOICES: readonly (readonly [days: number, label: string])[] = [
  [21, 'Tres semanas antes'],
  [14, 'Dos semanas antes'],
  [7, 'Una semana antes'],
  [3, 'Tres días antes'],
  [1, 'El día antes'],
]

type Plan = InvitationSettings & Pick<WeddingDay, 'timeZone'>

type ReminderPlanProps = {
  /** The families that have the invitation and have not answered. */
  awaited: readonly Family[]
  list: HouseholdList
  wedding: Pick<WeddingDay, 'timeZone'>
  actions: FamilyActions
}

/** When those who have not answered are reminded by themselves, and to whom the next reminder goes. */
export function ReminderPlan({ awaited, list, wedding: { timeZone }, actions }: ReminderPlanProps) {
  const [pending, setPending] = useState<Partial<InvitationSettings>>({})
  const settings = { ...list.settings, ...pending, timeZone }
  const { closingDate, remindersOn, reminderDays } = settings
  const note = zoneNote(timeZone)
  const save = async (fields: Partial<InvitationSettings>, from?: Partial<InvitationSettings>) => {
    const next = { ...pending, ...fields }
    setPending(next)
    await actions.saveSettings(fields, from)
    setPending((now) => (now === next ? {} : now))
  }
  return (
    <section aria-label="Recordatorios automáticos" className="grid gap-3 border-b border-line pb-5">
      <Switch
        label="Recordar automáticamente"
        description={`A las 10:00${note ? `, ${note}` : ''}, por email, solo a las familias que no hayan respondido.`}
        isSelected={remindersOn}
        onChange={(isOn) => void save({ remindersOn: isOn })}
      />
      {remindersOn && !closingDate && (
        <DatePicker
          label="Último día para responder"
          value={closingDate}
          onChange={(date) => void save({ closingDate: date })}
          description="Los recordatorios se cuentan desde ese día."
        />
      )}
      {remindersOn && closingDate && (
        <>
          <CheckboxSet
            legend={`Antes del cierre, el ${dayAndMonth(closingDate)}`}
            choices={CHOICES.map(([days, label]) => ({
              value: days,
              label: (
                <>
                  {label}
                  <span className="num ml-auto text-ink-3">{dayOf(settings, days)}</span>
                </>
              ),
            }))}
            chosen={reminderDays}
            onChange={(next) => void save({ reminderDays: next }, { reminderDays })}
            className="mt-1 grid"
          />
          <p role="status" className="num text-sm text-ink">
            {whatComes(settings, awaited, list)}
          </p>
        </>
      )}
      <Gone list={list} />
    </section>
  )
}

const dayOf = (settings: Plan, days: number) => {
  const [reminder] = plannedReminders({ ...settings, reminderDays: [days] })
  return reminder && dayAndMonth(reminder.day)
}

/** `Irá a 12 familias el 3 de mayo: a 9 por email; las otras 3 te las dejamos para WhatsApp.` */
function whatComes(settings: Plan, awaited: readonly Family[], list: HouseholdList): string {
  const next = nextReminder(settings, new Date())
  if (!next) return 'No queda ningún recordatorio por salir.'
  const day = dayAndMonth(next.day)
  if (awaited.length === 0) return `El próximo, el ${day}: hoy no iría a nadie.`
  const byMail = awaited.filter((family) => isByMail(family, list)).length
  const byHand = awaited.length - byMail
  const start = `Irá a ${countFamilies(awaited.length)} el ${day}, si no responden antes`
  if (byHand === 0) return `${start}.`
  if (byMail === 0) return `${start}. No tienen un email que valga: te avisaremos para hacerlo por WhatsApp.`
  return `${start}: a ${byMail} por email; ${byHand === 1 ? 'la otra te la dejamos' : `las otras ${byHand} te las dejamos`} para WhatsApp.`
}

export const isByMail = (family: Family, list: HouseholdList): boolean => {
  const { kind } = mailReach(family, list)
  return kind !== 'missing' && kind !== 'stopped'
}

/** The reminders that have gone. */
function Gone({ list: { reminderRuns } }: { list: HouseholdList }) {
  if (reminderRuns.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-ink-3">
      {reminderRuns.map(({ day, mailed, byHand }) => (
        <li key={day} className="num">
          El {dayAndMonth(day)}: {countFamilies(mailed)} por email
          {byHand > 0 && `, ${byHand} para WhatsApp`}
        </li>
      ))}
    </ul>
  )
}
