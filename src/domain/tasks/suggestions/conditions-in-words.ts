import { SUGGESTED_TASKS } from './suggested-tasks.ts'
import type { Condition } from './wedding-answers.ts'

/** The weddings that a condition keeps a task for; null where the title says it already. */
const WEDDINGS: Record<Condition, string | null> = {
  church: 'por la Iglesia',
  notChurch: 'si no es por la Iglesia',
  own: 'con una ceremonia propia',
  civilInSpain: 'por lo civil',
  abroad: 'fuera de España',
  inSpain: 'en España',
  children: 'con niños',
  buses: 'con autobuses',
  fromOutside: 'con invitados de fuera',
  preboda: 'con preboda',
  foreignSpouse: 'si alguien no es español',
  marriedBefore: 'si alguien estuvo casado',
  withoutPlanner: null,
  dress: null,
  suit: null,
}

const ONLY = new Map(SUGGESTED_TASKS.map(({ key, only }) => [key, only ?? []]))

/** The weddings that a suggested task is for: 'Solo por la Iglesia'. `null` for a task of all weddings, and for one of no suggestion. */
export function onlyInWords(key: string): string | null {
  const words = (ONLY.get(key) ?? []).flatMap((condition) => WEDDINGS[condition] ?? [])
  return words.length === 0 ? null : `Solo ${words.join(', ')}`
}
