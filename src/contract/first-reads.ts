import { HIGHLIGHT_PARAMETER } from '#domain/notifications/notification-sections.ts'
import { pathParameters } from './path-template.ts'

/** A read that a screen begins with: its procedure (`vendors.files.list`), its path below `/api`, what else it says. */
type Read = {
  procedure: string
  path: string
  input?: Record<string, number>
  /** The reads that follow this answer, with the parameters of their path that it brings. */
  next?: (answer: unknown, search: URLSearchParams) => NextRead | readonly NextRead[] | null
}

type NextRead = { read: Read; params: Record<string, string> }

const SESSION: Read = { procedure: 'profile.session', path: '/session' }

/** Every screen of the app reads these to be shown; the session comes first. */
const EVERYWHERE: readonly Read[] = [
  SESSION,
  { procedure: 'weddings.list', path: '/weddings' },
  { procedure: 'notifications.unreadCount', path: '/notifications/unread-count' },
]

/** The planner's side reads these beside that; a couple is refused them, and the page goes without. */
const OF_A_PLANNER: readonly Read[] = [
  { procedure: 'requests.newCount', path: '/planner/requests/new-count' },
]

const CALENDAR: Read = { procedure: 'calendar.get', path: '/planner/calendar' }

const BRANDING: Read = { procedure: 'branding.get', path: '/planner/branding' }

/** Every screen of one wedding reads these beside that. */
const OF_A_WEDDING: readonly Read[] = [
  { procedure: 'weddings.members', path: '/weddings/{weddingId}/members' },
  { procedure: 'planners.linked', path: '/weddings/{weddingId}/planner' },
]

const MOVE_OUT: readonly Read[] = [
  { procedure: 'exports.list', path: '/weddings/{weddingId}/exports' },
  { procedure: 'exports.contents', path: '/weddings/{weddingId}/exports/contents' },
  { procedure: 'exports.schedule.find', path: '/weddings/{weddingId}/exports/schedule' },
]

const AGENDA: readonly Read[] = [
  { procedure: 'agenda.days.list', path: '/weddings/{weddingId}/agenda/days' },
  { procedure: 'agenda.items.list', path: '/weddings/{weddingId}/agenda/items' },
]

/** The folders of inspiration, and the address that their images load from. */
const INSPIRATION: readonly Read[] = [
  { procedure: 'inspiration.folders.list', path: '/weddings/{weddingId}/inspiration/folders' },
  { procedure: 'inspiration.links', path: '/weddings/{weddingId}/inspiration/links' },
]

/** The same with the images of the folder that is open. */
const OPEN_INSPIRATION: readonly Read[] = INSPIRATION.map((each) =>
  each.procedure === 'inspiration.folders.list' ? { ...each, next: imagesOfOpen } : each,
)

type Folder = { id: string; position: number; createdAt: string }

/** The folder that the address names, else the first, as the screen opens it. */
function imagesOfOpen(answer: unknown, search: URLSearchParams): NextRead | null {
  const folders = answer as Folder[]
  const named = search.get('carpeta') ?? search.get(HIGHLIGHT_PARAMETER)
  const [first] = folders.toSorted(
    (a, b) => a.position - b.position || a.createdAt.localeCompare(b.createdAt),
  )
  const open = folders.find(({ id }) => id === named) ?? first
  const path = '/weddings/{weddingId}/inspiration/folders/{folderId}/images'
  return open ? { read: { procedure: 'inspiration.images.list', path }, params: { folderId: open.id } } : null
}

const VENDORS: Read = { procedure: 'vendors.list', path: '/weddings/{weddingId}/vendors' }

const VENDORS_BY_NAME: readonly Read[] = [
  VENDORS,
  { procedure: 'catalogue.list', path: '/weddings/{weddingId}/components' },
]

const WHAT_IF: readonly Read[] = [
  { procedure: 'budget.get', path: '/weddings/{weddingId}/budget' },
  ...VENDORS_BY_NAME,
]

/** The budget, and the payments where the address opens their tab. */
const BUDGET: Read = {
  procedure: 'budget.get',
  path: '/weddings/{weddingId}/budget',
  next: (_, search) => (search.get('view') === 'payments' ? { read: PAYMENTS, params: {} } : null),
}

const PAYMENTS: Read = { procedure: 'payments.get', path: '/weddings/{weddingId}/payments' }

/** How many comments the items of a section have. */
const commentCounts = (area: 'guests' | 'agenda' | 'budget' | 'tasks'): Read => ({
  procedure: `${area}.comments.counts`,
  path: `/weddings/{weddingId}/${area}/comment-counts`,
})

/** How many files the items of a section have. */
const fileCounts = (area: 'guests' | 'agenda' | 'tasks'): Read => ({
  procedure: `${area}.files.counts`,
  path: `/weddings/{weddingId}/${area}/file-counts`,
})

const PLAN: Read = { procedure: 'subscription.get', path: '/subscription' }

const ACCESS: readonly Read[] = [
  { procedure: 'access.factors', path: '/access/factors' },
  { procedure: 'access.sessions.list', path: '/access/sessions' },
  { procedure: 'access.emailChange.get', path: '/access/email-change' },
  { procedure: 'access.passkeys.list', path: '/access/passkeys' },
  { procedure: 'access.accounts.list', path: '/access/accounts' },
  { procedure: 'access.apps.list', path: '/access/apps' },
  { procedure: 'access.activity', path: '/access/activity' },
  { procedure: 'access.wallets.list', path: '/access/wallets' },
  { procedure: 'notifications.settings.get', path: '/notifications/settings' },
  { procedure: 'rights.export.find', path: '/account/export' },
  { procedure: 'profile.documents', path: '/profile/documents' },
  PLAN,
]

const SEATING: readonly Read[] = [
  { procedure: 'seating.tables', path: '/weddings/{weddingId}/seating/tables' },
  { procedure: 'seating.people', path: '/weddings/{weddingId}/seating/people' },
  { procedure: 'seating.rules', path: '/weddings/{weddingId}/seating/rules' },
  { procedure: 'seating.rooms.list', path: '/weddings/{weddingId}/seating/rooms' },
  { procedure: 'seating.shapes.list', path: '/weddings/{weddingId}/seating/shapes' },
]

/** The buses, and the hotels where the address opens their tab. */
const TRANSPORT: readonly Read[] = [
  {
    procedure: 'transport.trips',
    path: '/weddings/{weddingId}/transport/trips',
    next: (_, search) =>
      search.get('view') === 'lodging' ? LODGING.map((read) => ({ read, params: {} })) : null,
  },
  { procedure: 'transport.people', path: '/weddings/{weddingId}/transport/people' },
  { procedure: 'transport.sheet.get', path: '/weddings/{weddingId}/transport/sheet' },
  { procedure: 'transport.boarding.list', path: '/weddings/{weddingId}/transport/boardings' },
  { procedure: 'transport.mailed', path: '/weddings/{weddingId}/transport/mailed' },
  VENDORS,
]

const LODGING: readonly Read[] = [
  { procedure: 'lodging.hotels', path: '/weddings/{weddingId}/lodging/hotels' },
  { procedure: 'lodging.people', path: '/weddings/{weddingId}/lodging/people' },
  { procedure: 'lodging.wishes', path: '/weddings/{weddingId}/lodging/wishes' },
]

/** The own imports, and the one that the address names or that is under way, as the screen opens it. */
const OPEN_IMPORT: Read = {
  procedure: 'imports.list',
  path: '/weddings/{weddingId}/imports',
  next(answer, search) {
    const underWay = (answer as { id: string; state: string }[]).find(({ state }) =>
      ['open', 'applying', 'failed'].includes(state),
    )
    const importId = search.get('traslado') ?? underWay?.id
    const path = '/weddings/{weddingId}/imports/{importId}'
    return importId ? { read: { procedure: 'imports.find', path }, params: { importId } } : null
  },
}

/** The weddings that a planner brings in, those that the address names or that are under way. */
const OPEN_PLANNER_IMPORT: Read = {
  procedure: 'plannerImports.list',
  path: '/planner/imports',
  next(answer, search) {
    const underWay = (answer as { id: string; state: string }[]).find(({ state }) =>
      ['open', 'applying'].includes(state),
    )
    const importId = search.get('traslado') ?? underWay?.id
    const path = '/planner/imports/{importId}'
    return importId ? { read: { procedure: 'plannerImports.find', path }, params: { importId } } : null
  },
}

const MOVE_INS: Record<string, readonly Read[]> = {
  '/app/couple/{weddingId}/move-in': [OPEN_IMPORT],
  '/app/planner/{planner}/move-in': [OPEN_PLANNER_IMPORT],
}

const NOTIFICATIONS: readonly Read[] = [
  { procedure: 'notifications.list', path: '/notifications', input: { limit: 100 } },
]

const DELETED: readonly Read[] = [{ procedure: 'weddings.deleted.list', path: '/deleted-weddings' }]

const STYLE: readonly Read[] = [{ procedure: 'style.covers', path: '/weddings/{weddingId}/style/covers' }]

const OPERATOR: readonly Read[] = [{ procedure: 'operator.overview', path: '/operator' }]

/** The first reads of each screen of the planner's side. */
const OF_THE_PLANNERS_SIDE: Record<string, readonly Read[]> = {
  '/app/planner': [],
  '/app/planner/w/{weddingId}': [],
  '/app/planner/{planner}': [
    ...DELETED,
    { procedure: 'agenda.nextDays', path: '/planner/next-days' },
    { procedure: 'tasks.lines', path: '/planner/task-lines' },
    PLAN,
  ],
  '/app/planner/{planner}/{section}': [],
  '/app/planner/{planner}/tasks': [
    { procedure: 'taskWeek.tasks', path: '/planner/task-week' },
    { procedure: 'taskWeek.events', path: '/planner/week-events' },
    { procedure: 'taskTemplates.list', path: '/planner/task-templates' },
  ],
  '/app/planner/{planner}/billing': [{ procedure: 'books.get', path: '/planner/books' }],
  '/app/planner/{planner}/calendar': [CALENDAR],
  '/app/planner/{planner}/vendors': [{ procedure: 'vendorBook.get', path: '/planner/vendor-book' }],
  '/app/planner/{planner}/profit/{accountId}': [
    { procedure: 'books.get', path: '/planner/books' },
    { procedure: 'profit.get', path: '/planner/profit/accounts/{accountId}' },
  ],
  '/app/planner/{planner}/requests': [{ procedure: 'requests.list', path: '/planner/requests' }, CALENDAR],
  '/app/planner/{planner}/notifications': NOTIFICATIONS,
  '/app/planner/{planner}/settings': ACCESS,
  '/app/planner/{planner}/branding': [BRANDING],
  '/app/planner/{planner}/public-profile': [
    { procedure: 'publicProfile.get', path: '/planner/public-profile' },
    { procedure: 'publicProfile.portfolio.list', path: '/planner/portfolio' },
    BRANDING,
  ],
}

/** The sections without a wedding in their addresses lead to that of the current one. */
const WITHOUT_A_WEDDING: Record<string, readonly Read[]> = {
  '/app/couple/tasks': [],
  '/app/couple/guests': [],
  '/app/couple/seating': [],
  '/app/couple/transport': [],
  '/app/couple/vendors': [],
  '/app/couple/budget': [],
  '/app/couple/day-b': [],
  '/app/couple/inspiration': [],
}

/** The first reads of each screen, by its address, beside those of all screens; only the server asks. */
const screens = (): Record<string, readonly Read[]> => ({
  '/app': OF_A_PLANNER,
  '/app/couple': DELETED,
  ...WITHOUT_A_WEDDING,
  '/app/profile': [...ACCESS, ...OF_A_PLANNER],
  '/app/notifications': [...NOTIFICATIONS, ...OF_A_PLANNER],
  '/app/help': [{ procedure: 'support.overview', path: '/support' }, ...OF_A_PLANNER],
  '/app/operator': OPERATOR,
  ...OF_THE_PLANNERS_SIDE,
  '/app/couple/{weddingId}': [
    { procedure: 'guests.summary', path: '/weddings/{weddingId}/guests/summary' },
    VENDORS,
    { procedure: 'invitations.list', path: '/weddings/{weddingId}/invitations' },
    { procedure: 'households.progress', path: '/weddings/{weddingId}/households/progress' },
    { procedure: 'activity.news', path: '/weddings/{weddingId}/news' },
    { procedure: 'tasks.next', path: '/weddings/{weddingId}/next-tasks' },
    { procedure: 'payments.next', path: '/weddings/{weddingId}/next-payments' },
  ],
  '/app/couple/{weddingId}/members': [
    { procedure: 'invitations.list', path: '/weddings/{weddingId}/invitations' },
    { procedure: 'sharedLinks.list', path: '/weddings/{weddingId}/shared-links' },
    { procedure: 'webhooks.list', path: '/weddings/{weddingId}/webhooks' },
  ],
  '/app/couple/{weddingId}/guest-page': [
    { procedure: 'households.guestPage.get', path: '/weddings/{weddingId}/guest-page' },
  ],
  '/app/couple/{weddingId}/catering': [{ procedure: 'catering.get', path: '/weddings/{weddingId}/catering' }],
  '/app/couple/{weddingId}/tasks': [
    { procedure: 'tasks.list', path: '/weddings/{weddingId}/tasks' },
    { procedure: 'tasks.facts', path: '/weddings/{weddingId}/task-facts' },
    ...VENDORS_BY_NAME,
    commentCounts('tasks'),
    fileCounts('tasks'),
  ],
  '/app/couple/{weddingId}/guests': [
    { procedure: 'guests.list', path: '/weddings/{weddingId}/guests' },
    commentCounts('guests'),
    fileCounts('guests'),
  ],
  '/app/couple/{weddingId}/seating': SEATING,
  '/app/couple/{weddingId}/transport': TRANSPORT,
  '/app/couple/{weddingId}/vendors': [
    ...VENDORS_BY_NAME,
    { procedure: 'payments.vendors', path: '/weddings/{weddingId}/paid-vendors' },
  ],
  '/app/couple/{weddingId}/day-b': [
    ...AGENDA,
    ...VENDORS_BY_NAME,
    commentCounts('agenda'),
    fileCounts('agenda'),
  ],
  '/app/couple/{weddingId}/inspiration': OPEN_INSPIRATION,
  '/app/couple/{weddingId}/style': STYLE,
  '/app/couple/{weddingId}/what-if': WHAT_IF,
  ...MOVE_INS,
  '/app/couple/{weddingId}/move-out': MOVE_OUT,
  '/app/couple/{weddingId}/budget': [BUDGET, ...VENDORS_BY_NAME, commentCounts('budget')],
})

/**
 * The reads that a screen begins with: they travel inside its page, so that the app asks for none of them. A
 * screen that is missing here works all the same, after requests of its own.
 */
export const FIRST_READS = /* @__PURE__ */ readsByScreen()

function readsByScreen(): ReadonlyMap<string, readonly Read[]> {
  return new Map(
    Object.entries(screens()).map(([screen, own]) => [
      screen,
      [
        ...EVERYWHERE,
        ...(pathParameters(screen).includes('weddingId') ? OF_A_WEDDING : []),
        ...(pathParameters(screen).includes('planner') ? OF_A_PLANNER : []),
        ...own,
      ],
    ]),
  )
}

/** One read of a page: the procedure, the input it was called with, and what it answered. */
export type FirstAnswer = { procedure: string; input?: Record<string, unknown>; output: unknown }

/** A read with the parameters of an address filled in: its path and query below `/api`, and its input. */
export function fillRead(
  { procedure, path, input }: Read,
  params: Record<string, string>,
): { procedure: string; url: string; input: Record<string, unknown> | undefined } {
  const named = Object.fromEntries(pathParameters(path).map((name) => [name, params[name] ?? '']))
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name]!))
  const all = { ...named, ...input }
  const query = input
    ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`
    : ''
  return { procedure, url: url + query, input: Object.keys(all).length > 0 ? all : undefined }
}

/** The element of the page that carries the answers, as a JSON list. */
export const FIRST_ANSWERS_ID = 'first-answers'
