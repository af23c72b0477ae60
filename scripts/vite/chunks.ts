/** Regular expressions for files, by their path in `src`, or by `node_modules/` and the name of a package. */
type Paths = readonly string[]

/** The start of the app, and what is called while a file loads or is too small for a file of its own. */
const START: Paths = [
  'app/main\\.tsx',
  'app/routes/app/route\\.tsx',
  'app/routes/app/couple/route\\.tsx',
  'app/routes/app/couple/\\$wid/route\\.tsx',
  'app/routes/app/planner/route\\.tsx',
  'app/sync/list-changes/',
  'domain/text/clean-text\\.ts',
  'domain/text/fold-text\\.ts',
]

/** It is far more than what uses it, so it comes apart (decision 066). */
const PHONES: Paths = ['node_modules/libphonenumber-js', 'domain/text/phone\\.']

/** The overlays of a screen, with the library behind them: they come once the screen is idle. */
const OVERLAYS: Paths = [
  'ui/overlays/',
  'node_modules/react-aria',
  'node_modules/react-stately',
  'node_modules/@internationalized',
  'node_modules/@react-',
]

/** The files of an item with their uploads, which come together. */
const FILES: Paths = [
  'contract/upload-address',
  'app/sync/send-file',
  'app/shared/files/file-row',
  'app/shared/files/file-uploads',
  'app/shared/files/item-files\\.tsx',
  'app/sync/uploads/image-refusal',
  'app/sync/uploads/upload-queue',
  'app/sync/uploads/upload-failure',
  'app/sync/uploads/upload-pause',
  'app/sync/uploads/uploads-list',
]

/** Agenda, home page and dashboard share what they know of times and items. */
const TIMES: Paths = [
  'app/areas/agenda/agenda\\.sentences',
  'app/areas/agenda/timeline/time-texts\\.',
  'app/shared/wedding/countdown\\.',
  'domain/agenda/agenda-clock\\.',
  'domain/agenda/agenda-timeline\\.',
  'domain/agenda/next-days\\.',
  'domain/agenda/typed-clock\\.',
  'domain/tasks/task-days\\.',
  'domain/time/clock-in\\.',
  'domain/weddings/wedding-life\\.',
]

/** Home page, Tareas and the week of a planner share the rows of tasks and what places them. */
const TASK_PARTS: Paths = [
  'app/areas/tasks/(task-check|tasks\\.(changes|queries))',
  'domain/tasks/(due-day|placed-task|task-facts|task-rules|wedding-facts)\\.',
]

/** The agenda and the home of its day share the rows of an agenda, how they change, and how they are typed. */
const AGENDA_ROWS: Paths = [
  'app/areas/agenda/agenda(-days|-moves)?\\.changes',
  'app/areas/agenda/timeline/item-texts\\.',
  'app/areas/agenda/use-agenda\\.',
]

/** The parts around the weddings of a couple and of a planner: codes to join with, deleted weddings, the plan. */
const BELOW_WEDDINGS: Paths = [
  'app/areas/member-codes/join-form',
  'app/areas/weddings/(deleted-wedding|or-with-code|use-create-wedding)',
  'app/areas/subscription/plan-(notice|words)',
]

/** Photos of covers and folders, with what stands in for them while they load. */
const PICTURES: Paths = [
  'node_modules/thumbhash',
  'app/shared/wedding/cover-photo\\.',
  'ui/art/style-cover\\.',
]

/** The drawing and the news of the home page; the style shows the one, the activity tells the other. */
const HOME: Paths = [
  'app/areas/activity/(comment|entity|line|link|publication)-words\\.',
  'app/areas/activity/told-line\\.',
  'app/shared/page/(home-section|not-loaded-line)\\.',
  'domain/weddings/wedding-progress\\.',
  'ui/art/countdown-branch',
]

/** The answers of the guests, counted, which open over the list and over its families. */
const ANSWERS: Paths = [
  'app/areas/guests/answers/answer-curve\\.',
  'app/areas/guests/answers/answer-words\\.',
  'app/areas/guests/answers/answers-summary\\.',
  'domain/households/answer-pace\\.',
]

/** Tables as files, which the answers and other screens offer: apart from either, or each would bring the other. */
const SPREADSHEETS: Paths = ['app/shared/spreadsheet/']

const FOLDERS: Paths = [
  'app/areas/inspiration/inspiration\\.(changes|queries|sentences)',
  'app/areas/inspiration/use-inspiration',
  'app/areas/inspiration/.*folder-icon',
]

/** Forms with a date, at once or in a dialog, and the field of a date itself. */
const DATE_PROBLEM: Paths = ['ui/fields/date-problem']

/** The settings show them at once, the form of the frame that asks for a password again when it opens. */
const PASSWORD_FIELD: Paths = [
  'ui/fields/password-field',
  'ui/feedback/account-sentences',
  'app/shared/session/(account\\.sentences|auth\\.ts)',
]

/** The top bar and the frame open them, on every screen. */
const FRAME: Paths = [
  'app/areas/notifications/bell-panel',
  'app/areas/member-codes/invite-dialog',
  'app/shell/sign-in-again-(dialog|form)',
]

/** The tables, how they change and their words: for the screen, its dialogs, and what was kept without a network. */
const SEATING: Paths = [
  'app/areas/seating/((seating|seat|plan-acts)\\.(actions|changes|queries|sentences)|table-words|move-notice)',
  'app/areas/seating/events/events\\.queries',
  'app/areas/seating/(held/held-(by-others|mark|words)|use-seat-drag)\\.',
  'app/areas/seating/room/(room-words|room\\.queries|seating-room\\.changes)',
  'app/areas/seating/rules/seating-rules\\.changes',
  'domain/seating/(chairs|floor|plan-moves|room|room-layout|seat-drafts|seating|seating-rules|unseated-families)\\.',
]

/** The buses, how they change and their words: for the screen, its dialogs, and what was kept without a network. */
const TRANSPORT: Paths = [
  'app/areas/transport/(transport\\.(actions|changes|queries|sentences)|trip-words|typed-trip)\\.',
  'domain/transport/',
  'ui/transport/',
]

/** The families of the guests, for the guest list and for the answers. */
const HOUSEHOLDS: Paths = [
  'app/shared/households/',
  'app/areas/guests/guests\\.changes',
  'app/areas/households/households\\.sentences',
  'domain/households/own-answers\\.',
]

/** The page of the wedding: its screen and what is shared with the invitation's own questions. */
const GUEST_PAGE: Paths = [
  'app/areas/households/page/(guest-page|page-editor|page-words|part-list|question-list|use-page-form)',
  'domain/households/guest-page',
]

/** The invitations of families and the guests as a file, which the guests and the thanks after the wedding open. */
const INVITATIONS: Paths = [
  'app/areas/guests/export',
  'app/areas/households/',
  'domain/guests/guest-duplicates',
  'domain/households/(invitation-(settings|text)|maybe-reminder|own-questions|questions-merge|save-date|settings-merge)',
]

/** Names of people and of families, which the guests, the tables, notifications and the caterer's sheet read. */
const PEOPLE: Paths = ['domain/guests/person-name', 'domain/households/households\\.']

/** Payments, how they change, and their reads: for Pagos, the vendors, the bank and the reminders of the home. */
const PAYMENTS: Paths = ['app/areas/payments/(use-payments|(payers|payments|plans)\\.changes)']

/** The canvas of vendors and the budget share the list of vendors, how it changes, and what other numbers would cost. */
const VENDOR_LIST: Paths = [
  'app/areas/vendors/(use-vendors|vendors\\.(actions|changes))',
  'app/areas/budget/budget\\.sentences',
  'app/shared/words/price-words',
  'domain/budget/(price-steps|scenarios)\\.',
]

/** The frame, the bin and the news of the home page share these: apart, or the one would load the other. */
const PUBLISHED: Paths = [
  'app/shared/session/access-words',
  'domain/activity/(table-sections|published-in-words)\\.',
]

/** The members show these beside each other, the guests each by itself. */
const MEMBERS: Paths = [
  'app/areas/members/members\\.(actions|sentences)',
  'app/shared/shared-links/',
  'domain/shared-links/shared-links\\.',
]

/** The operator's screens and dialogs call the same part of the API, so they read its rows and sentences together. */
const OPERATOR: Paths = ['app/shared/operator/operator\\.sentences', 'app/areas/operator/operator\\.queries']

/** The screens that bring one wedding and all weddings share these, which are most of the first one up to its preview. */
const IMPORTS: Paths = [
  'app/areas/imports/arriving/(?!paste)',
  'app/areas/imports/files/(?!cancel|archive-row|opening|use-opening)',
  'app/areas/imports/outcome/preview-(?!lines)',
  'app/areas/imports/(import-refs|imports\\.|move-in-(page|parts|screen|step)|use-open-import)',
  'domain/imports/(imports|left-out-words|part-summary)\\.',
]

/** Two or three screens share these; they do not travel to all the others. */
const OF_FEW_SCREENS: Paths = [
  ...FILES,
  ...SPREADSHEETS,
  'app/shared/list-import/',
  ...DATE_PROBLEM,
  ...PASSWORD_FIELD,
  'app/areas/access/',
  'domain/accounts/(access-tokens|wallet-address)',
  'domain/archive/wedding-archive',
  'domain/text/fingerprint\\.',
  'app/shared/images\\.sentences',
  'app/shared/files/(book-files\\.sentences|item-files\\.queries|use-file-actions)',
  'app/shared/page/move-between-cells',
  'app/areas/agencies/',
  'domain/agencies/',
  'app/shared/wedding/members\\.sentences',
  'app/areas/catering/catering\\.(queries|sentences)',
  'app/areas/households/page/',
  'domain/households/guest-page',
  'app/areas/announcements/',
  'app/areas/moderation/',
  'app/areas/operator/',
  'app/shared/operator/',
  'app/shared/hidden-content/(ground-words|hidden-content|hidden-mark)',
  'domain/announcements/',
  'domain/moderation/',
  'domain/operator/',
  'domain/text/slugs\\.',
  'app/shared/slug\\.',
  'app/areas/activity/',
  'app/areas/exports/',
  'app/areas/requests/',
  'app/areas/calendar/',
  'app/shared/calendar/use-calendar-weddings',
  'domain/calendar/(?!closures)',
  'app/areas/quotes/',
  'app/areas/agreements/',
  'app/shared/kept-draft/',
  'app/shared/template-sharing/',
  'app/shared/wedding/ceremony-hour',
  'app/sync/client-in',
  'app/shared/template-versions/',
  'domain/template-versions/',
  'domain/agenda/agenda-template',
  'domain/planners/reply-facts',
  'app/shared/requests/',
  'app/shared/page/number-field',
  'app/areas/books/',
  'app/areas/profit/',
  'app/areas/vendor-book/',
  'domain/vendor-book/',
  'domain/catalogue/built-in-components',
  'domain/budget/sheet/sheet-components',
  'app/shared/amounts/',
  'domain/profit/',
  'domain/quotes/',
  'domain/agreements/',
  'domain/invoicing/',
  'domain/books/',
  'domain/planners/(request|planner-requests)',
  'app/shared/spreadsheet/offer-table',
  'domain/exports/',
  'app/areas/imports/',
  'domain/imports/',
  'domain/planner-imports/',
  'app/areas/profile/',
  'app/areas/rights/',
  'app/areas/subscription/',
  'app/shared/subscription/',
  'app/areas/inspiration/',
  'app/areas/webhooks/',
  'domain/webhooks/',
  'app/areas/weddings/delete',
  'app/areas/weddings/(new-wedding-form|or-with-code|use-create-wedding)',
  'ui/fields/checkbox-set',
  'ui/fields/date-selects',
  'ui/fields/slider',
  'app/areas/weddings/leav(e|ing)',
  'app/areas/members/remove-member',
  'app/areas/notifications/settings/',
  'app/areas/notifications/notifications\\.actions',
  'app/areas/notifications/notification-list',
  'app/areas/notifications/notifications-page',
  'app/areas/notifications/use-reading',
  'app/areas/notifications/wedding-filter',
  'app/areas/member-codes/join-form',
  ...HOUSEHOLDS,
  ...MEMBERS,
  ...PAYMENTS,
  ...PEOPLE,
  ...PUBLISHED,
  ...SEATING,
  ...TRANSPORT,
  'app/areas/transport/',
  'app/areas/seating/',
  'app/areas/lodging/',
  'domain/lodging/',
  'domain/seating/',
  ...VENDOR_LIST,
  'app/areas/public-profile/',
  'app/areas/guests/import/',
  'readers/',
  'domain/guest-import/',
  'app/areas/tasks/',
  'domain/tasks/',
  'app/areas/payments/',
  'domain/payments/',
  'domain/budget/payment-methods',
  'app/shared/bank/',
  'domain/bank-movements/',
  'node_modules/uqr',
  ...INVITATIONS,
  'app/shared/wedding/change-wedding',
  'domain/time/clock-in\\.',
  'domain/weddings/(canary-places|wedding-life)',
  'app/areas/agenda/(?!agenda\\.queries)',
  'app/shell/editor-page',
  'app/shell/identity-(dialog|form)',
  'app/shell/settings-section',
  'app/shared/page/choice-card',
  'app/shared/page/form-dialog',
  'app/shared/page/inline-confirm',
  'app/shared/page/side-panel',
  'app/shared/page/waiting-notice',
  'app/shared/wedding/ceremony-hour',
  'app/shared/wedding/countdown',
  'domain/households/guest-(mails|messages)',
  'domain/households/coordinates',
  'app/shared/comments/comment\\.tsx',
  'app/shared/comments/comment-(composer|editor|parts|text)\\.tsx',
  'app/shared/comments/comments\\.changes',
  'app/shared/comments/conversation',
  'app/shared/comments/mention',
  'app/shared/comments/typed',
  'app/shared/comments/use-conversation',
  'app/shared/comments/use-mention',
  'app/shared/files/use-',
  'app/shared/drafts/(conflict-|merge-conflicts)',
  'app/shared/drafts/side-choices',
  'app/shared/drafts/two-sides-dialog',
  'app/shared/drafts/draft-band',
  'app/shared/drafts/publish-prepared',
  'app/shared/drafts/use-prepared',
  'domain/inspiration/(inspiration|photo-cards)',
  'domain/accounts/account-activity\\.',
  'domain/style/style-(definitions|palette)\\.',
  'domain/agenda/agenda-(clock|told|timeline|text)',
  'domain/agenda/(calendar-subscription|next-days|typed-clock)',
  'domain/notifications/notification-(kinds|sentences)',
  'domain/accounts/session-device',
  'domain/activity/(logged-tables|three-way-merge)\\.',
  'domain/vendors/price-columns',
  'ui/fields/money-field\\.',
  'ui/hydration/wallet\\.',
  // Of an account and its devices, and of codes that are made anew.
  'node_modules/lucide-react/dist/esm/icons/(fingerprint-pattern|key-round|laptop|refresh-cw|shield-check|smartphone|tablet)\\.',
]

/** Every list of paths by its name. A path that no file has any more fails `chunks.test.ts`. */
export const PATHS_OF_CHUNKS: Readonly<Record<string, Paths>> = {
  start: START,
  phones: PHONES,
  overlays: OVERLAYS,
  files: FILES,
  times: TIMES,
  'agenda-rows': AGENDA_ROWS,
  'task-parts': TASK_PARTS,
  'below-weddings': BELOW_WEDDINGS,
  pictures: PICTURES,
  home: HOME,
  spreadsheets: SPREADSHEETS,
  answers: ANSWERS,
  'guest-page-parts': GUEST_PAGE,
  households: HOUSEHOLDS,
  invitations: INVITATIONS,
  'member-parts': MEMBERS,
  payments: PAYMENTS,
  people: PEOPLE,
  published: PUBLISHED,
  'seating-parts': SEATING,
  'transport-parts': TRANSPORT,
  'vendor-list': VENDOR_LIST,
  folders: FOLDERS,
  'date-problem': DATE_PROBLEM,
  'password-field': PASSWORD_FIELD,
  frame: FRAME,
  'operator-calls': OPERATOR,
  'import-parts': IMPORTS,
  'of few screens': OF_FEW_SCREENS,
}

/** One expression for a list of paths, to try on the whole path of a file. */
export const anyOf = (paths: Paths): RegExp =>
  new RegExp(`/(${paths.map((path) => (path.startsWith('node_modules/') ? path : `src/${path}`)).join('|')})`)

const chunk = (name: string, priority: number) => ({ name, test: anyOf(PATHS_OF_CHUNKS[name]!), priority })

const APART = anyOf([...OVERLAYS, ...OF_FEW_SCREENS, ...PICTURES, ...HOME, ...ANSWERS])

/**
 * The files that the app is built into: what every screen needs travels in one, what several share in another; a third
 * is the screen's own. Routes alone, without these groups, make 90 to 135 files a screen (decision 078).
 */
export const chunks = [
  chunk('start', 3),
  chunk('phones', 4),
  { name: 'shared', test: (id: string) => !APART.test(id), minShareCount: 2, priority: 2 },
  chunk('overlays', 1),
  chunk('files', 1),
  chunk('times', 1),
  chunk('agenda-rows', 1),
  chunk('task-parts', 1),
  chunk('below-weddings', 1),
  chunk('pictures', 1),
  // Before the home page, and after what all share, which either would take along.
  chunk('published', 2),
  chunk('home', 1),
  chunk('spreadsheets', 2),
  // After what all share, or it takes that with it and every screen asks for it.
  chunk('answers', 1),
  chunk('guest-page-parts', 1),
  chunk('households', 1),
  chunk('member-parts', 2),
  chunk('payments', 1),
  chunk('people', 2),
  chunk('seating-parts', 1),
  chunk('transport-parts', 1),
  chunk('vendor-list', 1),
  chunk('folders', 1),
  chunk('date-problem', 2),
  chunk('password-field', 2),
  chunk('frame', 1),
  chunk('operator-calls', 1),
  chunk('import-parts', 1),
]

const NAMES = new Set(chunks.map(({ name }) => name))

/** Files that the service worker leaves out, or that a journey waits for, beside those that are listed here. */
const LOOKED_FOR = /(-dialogs|^budget|^dev\.|^xlsx|^pdf)/

/** Whether a file keeps its name when it is built. */
export const isNamedChunk = (name: string): boolean => NAMES.has(name) || LOOKED_FOR.test(name)
