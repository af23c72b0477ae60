import { formatNumber } from '../text/spanish-numbers.ts'
import { FACTS, type TaskFact, type WeddingFacts } from './wedding-facts.ts'

/** A task is ticked by a vendor that is confirmed for one of the components, or by a fact. */
export type TaskRule = { fact: 'componentConfirmed'; componentTypes: string[] } | { fact: TaskFact }

/**
 * A person's word on a task. It wins over the fact that its rule knows: `open` after the fact ticked it, `done`
 * before. `unneeded` leaves the count. Without a mark the fact decides.
 */
export const TASK_MARKS = ['done', 'open', 'unneeded'] as const

export type TaskMark = (typeof TASK_MARKS)[number]

/** The part of a task that says whether it is done. */
type Ticked = { mark: TaskMark | null; rule: TaskRule | null }

const vendorOf = ({ componentTypes }: { componentTypes: string[] }, { confirmed }: WeddingFacts) =>
  confirmed.find(({ componentType }) => componentTypes.includes(componentType))

const holds = (rule: TaskRule, facts: WeddingFacts): boolean =>
  rule.fact === 'componentConfirmed' ? vendorOf(rule, facts) !== undefined : facts.holding.includes(rule.fact)

/** The open article that a name begins with says how it is confirmed: 'La Alacena está confirmada'. */
function confirmedInWords(name: string): string {
  const [article] = /^(la|las|los)\b/i.exec(name) ?? []
  const verb = { la: 'está confirmada', las: 'están confirmadas', los: 'están confirmados' }
  return `${name} ${verb[article?.toLowerCase() as keyof typeof verb] ?? 'está confirmado'}`
}

const reasonOf = (rule: TaskRule, facts: WeddingFacts): string => {
  if (rule.fact !== 'componentConfirmed') return FACTS[rule.fact].reason
  const name = vendorOf(rule, facts)?.name?.trim()
  return name ? confirmedInWords(name) : 'está confirmado en Proveedores'
}

/** '96 de 116 sentados', of the task that ends once everybody sits; `undefined` where nothing is counted. */
const progressOf = (rule: TaskRule | null, { seats }: WeddingFacts): string | undefined =>
  rule?.fact === 'tablesMade' && seats
    ? `${formatNumber(seats.seated)} de ${formatNumber(seats.coming)} sentados`
    : undefined

/** A task as it stands: `reason` is the fact that ticked it, where no person did, and `progress` what is counted of it. */
export type TaskState =
  | { state: 'open'; reason: null; progress?: string | undefined }
  | { state: 'unneeded'; reason: null; progress?: undefined }
  | { state: 'done'; reason: string | null; progress?: undefined }

/** A person's word on a task wins; without one the fact of its rule decides. */
export function taskState({ mark, rule }: Ticked, facts: WeddingFacts): TaskState {
  if (mark === 'done') return { state: 'done', reason: null }
  const progress = progressOf(rule, facts)
  if (mark === 'open') return { state: 'open', reason: null, progress }
  if (mark !== null) return { state: mark, reason: null }
  return rule && holds(rule, facts)
    ? { state: 'done', reason: reasonOf(rule, facts) }
    : { state: 'open', reason: null, progress }
}

/**
 * The mark that a tick or its removal leaves: a tick by hand is one, and taking it away says 'open' only where a fact
 * would tick the task again.
 */
export function markAfter(
  isDone: boolean,
  { rule }: Pick<Ticked, 'rule'>,
  facts: WeddingFacts,
): 'done' | 'open' | null {
  if (isDone) return 'done'
  return rule && holds(rule, facts) ? 'open' : null
}
