import type { FindableFamilies, PublicPage } from '#contract/public-page.ts'
import { Switch } from '#ui/fields/switch.tsx'
import type { usePublicAddress } from './use-public-address.ts'

type FindingSwitchProps = {
  page: PublicPage
  findable: FindableFamilies
  address: ReturnType<typeof usePublicAddress>
}

/** 'Buscar mi invitación' on the page for all, and the families that would look for theirs in vain. */
export function FindingSwitch({ page, findable, address: { change } }: FindingSwitchProps) {
  const { findsInvitations } = page
  const reasons = reasonsOf(findable)
  return (
    <div className="grid gap-2">
      <Switch
        label="Que cada familia encuentre su invitación"
        description="Para quien ha perdido su enlace: escribe su nombre y el teléfono o el email que tienes de su familia. A nadie se le enseñan otros nombres."
        isSelected={findsInvitations}
        onChange={(isOn) =>
          change(
            { findsInvitations: isOn },
            isOn ? 'La página tiene «Buscar mi invitación».' : 'Ya no se busca desde la página.',
          )
        }
      />
      {findsInvitations && reasons.length > 0 && (
        <ul className="grid gap-1 text-sm text-ink-2">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function reasonsOf({ families, withoutContact, withoutLink }: FindableFamilies): string[] {
  if (families === 0) return ['Todavía no hay familias que encontrar.']
  const [contact, link] = [withoutContact, withoutLink].map((count) =>
    count === 1 ? '1 familia no se podrá encontrar' : `${count} familias no se podrán encontrar`,
  )
  return [
    withoutContact > 0 && `${contact}: ${withoutContact === 1 ? 'le' : 'les'} falta teléfono o email.`,
    withoutLink > 0 && `${link}: aún no ${withoutLink === 1 ? 'tiene' : 'tienen'} enlace de su invitación.`,
  ].filter((reason) => reason !== false)
}
