import { Link } from '@tanstack/react-router'
import { whyNoSaveDate } from '#domain/households/save-date.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { Switch } from '#ui/fields/switch.tsx'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { countFamilies } from '../../../shared/households/words.ts'
import type { FamilyActions } from '../family-actions.ts'
import { isWithoutInvitation } from './date-families.ts'
import { SaveDateContent } from './save-date-content.tsx'

type SaveDateProps = {
  weddingId: string
  list: HouseholdList
  families: readonly Family[]
  wedding: WeddingDay
  actions: FamilyActions
}

/** The date that families find at their links before the invitation (decision 160): a draft until it is switched on. */
export function SaveDateSettings({ weddingId, list, families, wedding, actions }: SaveDateProps) {
  const { settings } = list
  const isOn = settings.saveDateOn
  const problem = whyNoSaveDate(settings, wedding, new Date())
  return (
    <section aria-label="Reserva de la fecha" className="grid gap-3 border-y border-line py-4">
      <Switch
        label="Reservar la fecha antes de invitar"
        description="El enlace de cada familia enseña solo la fecha hasta que se le envía la invitación, o hasta que se desactive."
        isSelected={isOn}
        isDisabled={problem !== null && !isOn}
        onChange={(next) => void actions.switchSaveDate(next)}
      />
      {problem === 'noDate' && <DateMissing weddingId={weddingId} isOn={isOn} />}
      {problem === 'tooLate' && (
        <p role="note" className="text-sm text-ink-2">
          El día o el plazo para responder ya ha llegado: el enlace enseña la invitación.
        </p>
      )}
      {isOn && problem === null && (
        <p role="status" className="num text-sm text-ink">
          {whoSeesIt(families)} Se envía desde «WhatsApp» o «Email».
        </p>
      )}
      {problem !== 'tooLate' && (
        <details>
          <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-sm font-strong text-ink-2 pointer-coarse:py-3">
            Lo que dice la reserva
          </summary>
          <SaveDateContent {...{ weddingId, settings, families, actions }} />
        </details>
      )}
    </section>
  )
}

function DateMissing({ weddingId, isOn }: { weddingId: string; isOn: boolean }) {
  return (
    <p role="note" className="rounded-paper bg-surface-2 p-4 text-sm text-ink">
      {isOn
        ? 'La boda ya no tiene fecha: las familias leen que está por confirmar.'
        : 'La boda aún no tiene fecha, y sin ella no hay nada que reservar.'}{' '}
      <Link to="/app/couple/$wid" params={{ wid: weddingId }} className="link">
        Poner la fecha
      </Link>
    </p>
  )
}

/** `La ven 40 familias con enlace. 2 ya tienen su invitación.` */
function whoSeesIt(families: readonly Family[]): string {
  const linked = families.filter(({ household }) => household?.hasLink)
  const seeing = linked.filter(isWithoutInvitation).length
  const invited = linked.length - seeing
  const first =
    seeing === 0
      ? 'Ninguna familia con enlace la ve todavía.'
      : `La ${seeing === 1 ? 've' : 'ven'} ${countFamilies(seeing)} con enlace.`
  if (invited === 0) return first
  return `${first} ${invited === 1 ? '1 ya tiene' : `${invited} ya tienen`} su invitación.`
}
