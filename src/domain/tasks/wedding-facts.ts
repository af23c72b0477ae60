/** A confirmed vendor of a component. The name is null for members who do not see the vendors. */
export type ConfirmedVendor = { componentType: string; name: string | null }

/** The figures of a wedding that its facts are read from, which only the server knows. None of them comes from a task. */
export type WeddingFigures = {
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
  /** How many payments to vendors are noted. */
  payments: number
  /** The tables of the wedding itself, without those of its other events. */
  tables: number
  /** Those who come to the wedding, and how many of them have a seat at a table. */
  comingGuests: number
  seatedGuests: number
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
  'paymentMade',
  'tablesMade',
] as const

export type TaskFact = (typeof TASK_FACTS)[number]

/**
 * The facts of a wedding that tick its tasks, for every member who sees these: which hold, and no figure, because the
 * section that a figure is of may be closed to them; that of the seats is for who sees the tables. No fact is one of tasks, so that no task can tick another.
 */
export type WeddingFacts = {
  holding: TaskFact[]
  confirmed: ConfirmedVendor[]
  /** How many of the guests who come have a seat, for members who see the tables, once there are such guests and a table. */
  seats?: { seated: number; coming: number } | undefined
  /** The tasks about giving rooms back to a hotel, and whether there is nothing left to give back; none without such tasks. */
  rooms?: RoomTask[] | undefined
}

/** A task of a block of rooms, which has its id: settled once the rooms are all taken, or not held any more. */
export type RoomTask = { taskId: string; isSettled: boolean }

type Fact = {
  holds: (figures: WeddingFigures) => boolean
  /** Why the task is done: 'Hecha: ' goes before it. */
  reason: string
  /** For the task that is open: 'Se marca sola ' goes before it. */
  when: string
}

/** Each fact: the figures of which it holds, and in words. */
export const FACTS: Record<TaskFact, Fact> = {
  budgetSet: {
    holds: ({ hasBudget }) => hasBudget,
    reason: 'el presupuesto total está puesto',
    when: 'cuando haya un presupuesto total',
  },
  plannerJoined: {
    holds: ({ hasPlanner }) => hasPlanner,
    reason: 'ya hay planner en la boda',
    when: 'cuando se una un planner',
  },
  guestsAdded: {
    holds: ({ guests }) => guests > 0,
    reason: 'hay invitados en la lista',
    when: 'cuando haya invitados en la lista',
  },
  invitationsSent: {
    holds: ({ families, invitedFamilies }) => families > 0 && invitedFamilies >= families,
    reason: 'todas las invitaciones están enviadas',
    when: 'cuando cada familia tenga su invitación',
  },
  everybodyAnswered: {
    holds: ({ guests, pendingGuests }) => guests > 0 && pendingGuests === 0,
    reason: 'ha respondido todo el mundo',
    when: 'cuando haya respondido todo el mundo',
  },
  styleChosen: {
    holds: ({ hasStyle }) => hasStyle,
    reason: 'el estilo de la boda está elegido',
    when: 'cuando se elija el estilo de la boda',
  },
  inspirationUsed: {
    holds: ({ images }) => images > 0,
    reason: 'hay ideas guardadas en Inspiración',
    when: 'cuando haya una idea en Inspiración',
  },
  agendaMade: {
    holds: ({ agendaItems }) => agendaItems > 0,
    reason: 'la agenda está empezada',
    when: 'cuando la agenda tenga su primer momento',
  },
  agendaShared: {
    holds: ({ vendorsWithSheet }) => vendorsWithSheet > 0,
    reason: 'la agenda está compartida con proveedores',
    when: 'cuando la agenda se comparta con un proveedor',
  },
  catererSheetSent: {
    holds: ({ catererSheets }) => catererSheets > 0,
    reason: 'la hoja de catering está enviada',
    when: 'cuando se envíe la hoja de catering',
  },
  paymentMade: {
    holds: ({ payments }) => payments > 0,
    reason: 'hay un pago apuntado en Pagos',
    when: 'cuando se apunte el primer pago',
  },
  tablesMade: {
    holds: ({ tables, comingGuests, seatedGuests }) =>
      tables > 0 && comingGuests > 0 && seatedGuests >= comingGuests,
    reason: 'todos los que vienen tienen su mesa',
    when: 'cuando todos los que vienen tengan su mesa',
  },
}

/** The facts that hold by the figures, with the figures of the seats where they may be told. */
export const factsOf = (
  figures: WeddingFigures,
  confirmed: ConfirmedVendor[],
  { seesTables, rooms = [] }: { seesTables: boolean; rooms?: RoomTask[] },
): WeddingFacts => ({
  holding: TASK_FACTS.filter((fact) => FACTS[fact].holds(figures)),
  confirmed,
  ...(seesTables &&
    figures.tables > 0 &&
    figures.comingGuests > 0 && { seats: { seated: figures.seatedGuests, coming: figures.comingGuests } }),
  ...(rooms.length > 0 && { rooms }),
})
