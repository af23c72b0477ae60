import { type Fault, isTest, type Rule } from './fault.ts'

/** The files that make proofs of what a request may do: nothing else casts to their types. */
const GATE = ['src/server/core/auth/gate.ts', 'src/server/core/auth/authorize.ts']

/** Casts to one handler among many, which are handed the id that `proofFor` gave. */
const HANDLERS: Record<string, string> = {
  'src/server/entry/http/uploads.ts': 'as Sender',
  'src/server/entry/http/downloads.ts': 'as DownloadHandler',
}

/** The types that only the gate has values of. */
const PROOFS = ['MemberWeddingId', 'AgencyId', 'Caller']

const TYPE = /^(?:export )?(?:type|interface) (\w+)[^=]*?(?:=|\{)(.*?)(?=\n(?:\n|[a-z/]))/gms

/** The types that have a proof among their parts, under any name. */
function withProofs(texts: readonly string[]): Set<string> {
  const types = texts.flatMap((text) =>
    [...text.matchAll(TYPE)].map(([whole, name]) => ({ name: name!, whole })),
  )
  const found = new Set(PROOFS)
  for (let known = 0; known < found.size; ) {
    known = found.size
    const names = new RegExp(`\\b(?:${[...found].join('|')})\\b`)
    for (const { name, whole } of types) if (names.test(whole.replace(name, ''))) found.add(name)
  }
  return found
}

/**
 * No cast, no row of a query and no function that a value is handed to as `never` makes a proof: the types that
 * hold one are asked for, and come from the gate.
 */
export const proofsFromTheGate: Rule = (modules) => {
  const server = modules.filter(({ path }) => path.startsWith('src/server/') && !isTest(path))
  const names = [...withProofs(server.map(({ text }) => text))].join('|')
  const made = new RegExp(
    `\\bas (?:readonly )?(?:${names})\\b|\\b(?:execute|query|cast)<[^(]*\\b(?:${names})\\b|\\$type<[^(]*\\bMemberWeddingId|eddingId as (?:never|any|unknown)\\b`,
    'g',
  )
  return server.flatMap(({ path, text }) => {
    if (GATE.includes(path)) return []
    const casts = [...text.matchAll(made)].filter(([cast]) => cast !== HANDLERS[path])
    return casts.map(([cast]) => ({
      path,
      cure: `makes a proof with '${cast}': take the id from the gate, or a plain string for a row that names itself`,
    }))
  })
}

/** The proof that books are those of a planner: an id of its own kind. */
const BOOKS = 'BookOwnerId'

/** The places that mint an id no request has asked for, with the section and the need of which it is a proof, or whose books. */
const MINTS: Record<string, { proves: string; because: string }> = {
  'agencies/settle-members.commands.ts': {
    proves: "'wedding', 'view'",
    because: 'it settles who are members of the wedding',
  },
  'agencies/move-weddings.commands.ts': {
    proves: "'wedding', 'edit'",
    because: 'it moves the wedding of a person into their agency, and back',
  },
  'books/book-links.commands.ts': {
    proves: BOOKS,
    because: 'the row of a link says whose papers it opens',
  },
  'invoicing/send-waiting.ts': {
    proves: BOOKS,
    because: 'the job sends the records of one planner',
  },
  'invoicing/keep-event-registers.job.ts': {
    proves: BOOKS,
    because: 'the job keeps the register of each planner',
  },
  'invoicing/warn-of-certificates.commands.ts': {
    proves: BOOKS,
    because: 'the job looks at the certificate of each planner',
  },
  'books/remind-books.commands.ts': {
    proves: BOOKS,
    because: 'the job goes through the books of each planner',
  },
  'catering/catering-plan.queries.ts': {
    proves: "'seating', 'view'",
    because: 'the link of a caterer shows where those sit whom it serves',
  },
  'catering/catering-links.routes.ts': {
    proves: "'guests', 'view'",
    because: 'the row of the link says which wedding its caterer reads of',
  },
  'transport/count-by-link.ts': {
    proves: "'transport', 'edit'",
    because: 'the token of the sheet ticks who has got into a bus',
  },
  'transport/driver-links.routes.ts': {
    proves: "'transport', 'view'",
    because: 'the row of the link says whose buses its driver reads of',
  },
  'households/bus-mails/bus-subscriptions.queries.ts': {
    proves: "'transport', 'view'",
    because: 'the rides of families, which asked for them by their links',
  },
  'households/bus-mails/tell-bus-changes.commands.ts': {
    proves: "'wedding', 'view'",
    because: 'a job writes to families in the name of the planner of their wedding',
  },
  'households/mails/deliver.commands.ts': {
    proves: "'wedding', 'view'",
    because: 'the row of a mail says whose planner signs it',
  },
  'households/mails/reminders.commands.ts': {
    proves: "'guests', 'edit'",
    because: 'a plan of reminders makes the invitations that it mails',
  },
  'lodging/say-wish.commands.ts': {
    proves: "'transport', 'edit'",
    because: 'the link of a family says in whose hotels it asks for rooms',
  },
  'households/rsvp-answers.commands.ts': {
    proves: "'guests', 'edit'",
    because: 'the link of a family says whose list its companion is added to',
  },
  'households/page-content/take-gift.commands.ts': {
    proves: "'guests', 'edit'",
    because: 'the link of a family says from whose list of gifts it takes one',
  },
  'inspiration/guest-photos.ts': {
    proves: "'inspiration', 'edit'",
    because: 'the link of a folder that takes photographs says which wedding they are for',
  },
  'member-codes/redeem-member-code.ts': {
    proves: "'wedding', 'view'",
    because: 'the code has made them a member',
  },
  'agenda/own-calendar.queries.ts': {
    proves: "'agenda', 'view'",
    because: 'the token says whose calendar it is, and the row that they see the agenda',
  },
  'payments/remind-payments.commands.ts': {
    proves: "'budget', 'view'",
    because: 'the job tells members who see the budget of what is due',
  },
  'rights/erase-account.ts': {
    proves: "'wedding', 'view'",
    because: 'each wedding of the person is left by them',
  },
  'rights/own-data.queries.ts': {
    proves: "'wedding', 'view'",
    because: 'the job acts for the member whose rows these are',
  },
  'tasks/remind-tasks.commands.ts': {
    proves: "'tasks', 'view'",
    because: 'the job tells members who see the tasks of those that are theirs',
  },
  'webhooks/webhook-body.queries.ts': {
    proves: "'wedding', 'view'",
    because: 'the job shows the owner of a webhook rows as they may see them',
  },
  'weddings/delete-wedding.ts': {
    proves: "'wedding', 'view'",
    because: 'those who were members are members again',
  },
  'weddings/weddings.commands.ts': {
    proves: "'wedding', 'view'",
    because: 'who creates a wedding is its first member',
  },
}
const AREAS = 'src/server/areas/'
const MINT = /\bmint(?:MemberWeddingId|(BookOwnerId))\(([^()]*)\)/g

/** Each file of the list mints one id, of what it says there; an entry whose file mints none is of no use any more. */
export const mintsAreListed: Rule = (modules) => {
  const mints = modules.flatMap(({ path, text }) =>
    isTest(path) || GATE.includes(path) ? [] : [...text.matchAll(MINT)].map((call) => ({ path, call })),
  )
  const faults: Fault[] = mints.flatMap(({ path, call: [text, books, values] }, index) => {
    const listed = MINTS[path.replace(AREAS, '')]
    const isSecond = mints.findIndex((one) => one.path === path) !== index
    const isListed = books ? listed?.proves === BOOKS : values!.endsWith(`, ${listed?.proves}`)
    if (isListed && !isSecond) return []
    return [{ path, cure: `mints '${text}': name its section and its need in MINTS, and why, once a file` }]
  })
  const isWhole = modules.some(({ path }) => path === GATE[0])
  const unused = Object.keys(MINTS).filter((file) => !mints.some(({ path }) => path === AREAS + file))
  return isWhole
    ? [
        ...faults,
        ...unused.map((file) => ({ path: AREAS + file, cure: 'mints no id: take it out of MINTS' })),
      ]
    : faults
}
