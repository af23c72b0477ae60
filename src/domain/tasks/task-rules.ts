/** A confirmed vendor of a component. The name is null for members who do not see the vendors. */
export type ConfirmedVendor = { componentType: string; name: string | null }

/**
 * The facts of a wedding that tick its tasks: counts and names of what other sections hold. None of them comes from a
 * task, so that no task can tick another.
 */
export type WeddingFacts = {
  hasBudget: boolean
  hasPlanner: boolean
  guests: number
  pendingGuests: number
  families: number
  /** Those whose invitation was sent, opened or answered. */
  invitedFamilies: number
  hasStyle: boolean
  images: number
  agendaItems: number
  /** Vendors who have a link to their sheet of the agenda. */
  vendorsWithSheet: number
  /** How often the sheet for the caterer was sent. */
  catererSheets: number
  confirmed: ConfirmedVendor[]
}

/** The facts by name, but for that of a component, which says which one. */
export const TASK_FACTS = [
  'budgetSet',
  'plannerJoined',
  'guestsAdded',
  'invitationsSent',
  'everybodyAnswered',
  'styleChosen',
  'inspirationUsed',
  'agendaMade',
  'agendaShared',
  'catererSheetSent',
] as const

export type TaskFact = (typeof TASK_FACTS)[number]

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

type Fact = {
  holds: (facts: WeddingFacts) => boolean
  /** Why the task is done: 'Hecha: ' goes before it. */
  reason: (facts: WeddingFacts) => string
  /** For the task that is open: 'Se marca sola ' goes before it. */
  when: string
}

/** Each fact: whether it holds, and in words. */
export const FACTS: Record<TaskFact, Fact> = {
  budgetSet: {
    holds: ({ hasBudget }) => hasBudget,
    reason: () => 'el presupuesto total está puesto',
    when: 'cuando pongáis el presupuesto total',
  },
  plannerJoined: {
    holds: ({ hasPlanner }) => hasPlanner,
    reason: () => 'ya hay planner en la boda',
    when: 'cuando se una vuestro planner',
  },
  guestsAdded: {
    holds: ({ guests }) => guests > 0,
    reason: ({ guests }) =>
      guests === 1 ? 'hay un invitado en la lista' : `hay ${guests} invitados en la lista`,
    when: 'cuando haya invitados en la lista',
  },
  invitationsSent: {
    holds: ({ families, invitedFamilies }) => families > 0 && invitedFamilies >= families,
    reason: () => 'todas las invitaciones están enviadas',
    when: 'cuando todas las familias tengan su invitación',
  },
  everybodyAnswered: {
    holds: ({ guests, pendingGuests }) => guests > 0 && pendingGuests === 0,
    reason: () => 'ha respondido todo el mundo',
    when: 'cuando haya respondido todo el mundo',
  },
  styleChosen: {
    holds: ({ hasStyle }) => hasStyle,
    reason: () => 'el estilo de la boda está elegido',
    when: 'cuando elijáis el estilo de la boda',
  },
  inspirationUsed: {
    holds: ({ images }) => images > 0,
    reason: () => 'hay ideas guardadas en Inspiración',
    when: 'cuando guardéis la primera idea en Inspiración',
  },
  agendaMade: {
    holds: ({ agendaItems }) => agendaItems > 0,
    reason: () => 'la agenda está empezada',
    when: 'cuando la agenda tenga su primer momento',
  },
  agendaShared: {
    holds: ({ vendorsWithSheet }) => vendorsWithSheet > 0,
    reason: () => 'la agenda está compartida con proveedores',
    when: 'cuando compartáis la agenda con un proveedor',
  },
  catererSheetSent: {
    holds: ({ catererSheets }) => catererSheets > 0,
    reason: () => 'la hoja de catering está enviada',
    when: 'cuando enviéis la hoja de catering',
  },
}

const vendorOf = ({ componentTypes }: { componentTypes: string[] }, { confirmed }: WeddingFacts) =>
  confirmed.find(({ componentType }) => componentTypes.includes(componentType))

const holds = (rule: TaskRule, facts: WeddingFacts): boolean =>
  rule.fact === 'componentConfirmed' ? vendorOf(rule, facts) !== undefined : FACTS[rule.fact].holds(facts)

/** The open article that a name begins with says how it is confirmed: 'La Alacena está confirmada'. */
function confirmedInWords(name: string): string {
  const [article] = /^(la|las|los)\b/i.exec(name) ?? []
  const verb = { la: 'está confirmada', las: 'están confirmadas', los: 'están confirmados' }
  return `${name} ${verb[article?.toLowerCase() as keyof typeof verb] ?? 'está confirmado'}`
}

const reasonOf = (rule: TaskRule, facts: WeddingFacts): string => {
  if (rule.fact !== 'componentConfirmed') return FACTS[rule.fact].reason(facts)
  const name = vendorOf(rule, facts)?.name?.trim()
  return name ? confirmedInWords(name) : 'está confirmado en Proveedores'
}

/** A task as it stands: `reason` is the fact that ticked it, where no person did. */
export type TaskState =
  | { state: 'open'; reason: null }
  | { state: 'unneeded'; reason: null }
  | { state: 'done'; reason: string | null }

/** A person's word on a task wins; without one the fact of its rule decides. */
export function taskState({ mark, rule }: Ticked, facts: WeddingFacts): TaskState {
  if (mark === 'done') return { state: 'done', reason: null }
  if (mark !== null) return { state: mark, reason: null }
  return rule && holds(rule, facts)
    ? { state: 'done', reason: reasonOf(rule, facts) }
    : { state: 'open', reason: null }
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
