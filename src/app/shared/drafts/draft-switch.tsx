import { Switch } from '#ui/fields/switch.tsx'
import type { Drafting } from './use-drafting.ts'

/** 'Guardar como borrador' in a form that adds something; nothing for members who do not see drafts. */
export function DraftSwitch({ drafting }: { drafting: Drafting }) {
  if (!drafting.seesDrafts) return null
  return (
    <Switch
      label="Guardar como borrador"
      description="La pareja no lo ve hasta que lo publiques."
      isSelected={drafting.isDrafting}
      onChange={drafting.setDrafting}
    />
  )
}
