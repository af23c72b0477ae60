import type { AgencyPerson, AgencyWedding } from '#contract/agencies.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { assignPerson } from './agencies.actions.ts'
import { type ChosenKind, KIND_NAMES, nameOf } from './team-words.ts'

type Assigning = {
  agencyId: string
  wedding: AgencyWedding
  person: AgencyPerson
  from: ChosenKind
  to: ChosenKind
}

/** Changes what a person does in a wedding, says so, and offers the way back. */
export async function assign({ agencyId, wedding, person, from, to }: Assigning): Promise<void> {
  const change = (before: ChosenKind, after: ChosenKind) =>
    assignPerson(agencyId, wedding, person.userId, { from: kindOrNone(before), to: kindOrNone(after) })
  try {
    await change(from, to)
    showToast(saidOf(wedding, person, to), {
      action: { label: 'Deshacer', onAction: () => void attempt(() => change(to, from)) },
    })
  } catch (error) {
    showToast(`No hemos podido cambiarlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}

const kindOrNone = (kind: ChosenKind) => (kind === 'none' ? null : kind)

/** Does what a toast offers, and says why where it cannot be done. */
export async function attempt(takeBack: () => Promise<void>): Promise<void> {
  try {
    await takeBack()
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}

function saidOf(wedding: AgencyWedding, person: AgencyPerson, kind: ChosenKind): string {
  const name = nameOf(person)
  if (kind === 'none') return `${name} ya no está en ${wedding.name}.`
  return `${name}, en ${wedding.name}: ${KIND_NAMES[kind].toLowerCase()}.`
}
