import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { type Family, isUnsent } from '../../../shared/households/families.ts'
import { countPeople } from '../../../shared/households/words.ts'
import { ChooseFamilies } from '../mail/choose-families.tsx'
import { markHanded } from './card-files.ts'

type HandedCardsProps = {
  weddingId: string
  families: readonly Family[]
  /** The keys of those whose cards are handed out; the ones that were just printed at first. */
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The families that have a link and no invitation yet, to be noted when their cards are handed out, maybe weeks later. */
export function HandedCards({ weddingId, families, chosen, onChange }: HandedCardsProps) {
  const [isSaving, setSaving] = useState(false)
  const open = families.filter((family) => isUnsent(family) && family.household?.hasLink)
  const handed = open.flatMap(({ household }) => (household && chosen.has(household.id) ? household.id : []))
  if (open.length === 0) return null
  const mark = async () => {
    setSaving(true)
    if (await markHanded(weddingId, handed)) onChange(new Set())
    setSaving(false)
  }
  return (
    <section aria-labelledby="handed-cards" className="grid gap-3 border-t border-line pt-4">
      <h3 id="handed-cards" className="font-sans text-sm font-strong text-ink">
        ¿Ya las has repartido?
      </h3>
      <ChooseFamilies
        legend="Familias que ya tienen su tarjeta"
        families={open}
        noteOf={({ people }) => countPeople(people.length)}
        chosen={new Set(handed)}
        onChange={onChange}
      />
      <Button isDisabled={handed.length === 0} isPending={isSaving} onPress={() => void mark()}>
        {handed.length < 2 ? 'Marcar como enviada' : `Marcar ${handed.length} como enviadas`}
      </Button>
    </section>
  )
}
