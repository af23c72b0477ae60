import type { DeliveryTimes } from '#domain/notifications/notification-settings.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import { offeredZones } from '#domain/time/zone-names.ts'
import { isWithin } from '#domain/time/zoned-hours.ts'
import { SAVED_INLINE_MS, useFleeting } from '#ui/feedback/fleeting.ts'
import { SavedIndicator } from '#ui/feedback/saved-indicator.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { SettingsRow } from '../../../shell/settings-section.tsx'
import { changeTimes } from '../notifications.actions.ts'

/** When the summary goes, when nothing is to disturb, and by which clocks. */
export function TimesRows({ times }: { times: DeliveryTimes }) {
  const { summaryHour, quiet, timeZone } = times
  const [isSaved, showSaved] = useFleeting(SAVED_INLINE_MS)
  const change = (changes: Partial<DeliveryTimes>) =>
    void changeTimes(changes).then((isDone) => isDone && showSaved())
  return (
    <>
      <SettingsRow
        title="Resumen del día"
        line={<SummaryLine {...times} />}
        action={
          <HourSelect
            label="Hora del resumen"
            hideLabel
            value={summaryHour}
            onChange={(hour) => change({ summaryHour: hour })}
          />
        }
      />
      <div className="border-t border-line py-2">
        <Switch
          label="Horas de silencio"
          description="Los correos y las notificaciones de tus dispositivos esperan a que acaben."
          isSelected={quiet !== null}
          onChange={(isOn) => change({ quiet: isOn ? USUAL_NIGHT : null })}
        />
        {quiet && (
          <div className="flex flex-wrap gap-3 pt-1 pb-2">
            <HourSelect
              label="Desde"
              value={quiet.from}
              without={quiet.to}
              onChange={(from) => change({ quiet: { ...quiet, from } })}
            />
            <HourSelect
              label="Hasta"
              value={quiet.to}
              without={quiet.from}
              onChange={(to) => change({ quiet: { ...quiet, to } })}
            />
          </div>
        )}
      </div>
      <SettingsRow
        title="Zona horaria"
        line="Para el resumen y las horas de silencio."
        action={
          <Select
            label="Zona horaria"
            hideLabel
            options={offeredZones(deviceZone(), timeZone)}
            value={timeZone}
            onChange={(zone) => change({ timeZone: zone })}
            className="w-64 max-w-full"
          />
        }
      />
      <SavedIndicator isShown={isSaved} />
    </>
  )
}

/** The zone of the device is offered beside the usual ones. */
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const USUAL_NIGHT = { from: 22, to: 8 }

function SummaryLine({ summaryHour, quiet }: DeliveryTimes) {
  return quiet && isWithin(quiet, summaryHour)
    ? `Cae en tus horas de silencio: te llegará a ${clockWithArticle(`${quiet.to}:00`)}.`
    : 'Un solo correo, y ninguno si ya lo has visto todo.'
}

type HourSelectProps = {
  label: string
  hideLabel?: boolean
  value: number
  /** An hour that cannot be chosen. */
  without?: number
  onChange: (hour: number) => void
}

function HourSelect({ value, without, onChange, ...words }: HourSelectProps) {
  return (
    <Select
      {...words}
      options={HOURS.filter((option) => option.value !== String(without))}
      value={String(value)}
      onChange={(hour) => onChange(Number(hour))}
      className="w-32"
    />
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))
