import { measureFunctions } from './function-length.ts'
import { findCycle, type Module } from './modules.ts'

/** A file that breaks the plan, and how to mend it. */
export type Fault = { path: string; cure: string }
type Rule = (modules: readonly Module[]) => Fault[]

/** What each room may import besides itself. A package is no room: `domain` alone goes without. */
const MAY_IMPORT: Record<string, { rooms: string[]; cure: string }> = {
  domain: { rooms: [], cure: 'domain is pure: pass the value in as an argument' },
  contract: { rooms: ['domain'], cure: 'the contract is what both sides read: move the rule to domain' },
  db: { rooms: ['domain'], cure: 'db holds tables only: put the query into server/<area>/<area>.queries.ts' },
  messages: { rooms: ['domain'], cure: 'messages are words: what they say is handed in as a parameter' },
  ui: { rooms: ['domain'], cure: 'ui takes values and callbacks as props' },
  site: {
    rooms: ['domain', 'contract', 'messages', 'ui'],
    cure: 'pages are plain: let the server read and pass props',
  },
  app: {
    rooms: ['domain', 'contract', 'messages', 'ui'],
    cure: 'the app asks the server through the contract only',
  },
  server: {
    rooms: ['domain', 'contract', 'db', 'messages', 'site'],
    cure: 'the server renders site and serves the built app',
  },
}

const roomOf = (path: string) => path.split('/')[1]!
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Faults for each import of a file that `isWrong` finds, with the import in the message. */
const importFaults =
  (isWrong: (from: string, to: string) => string | null): Rule =>
  (modules) =>
    modules.flatMap(({ path, imports }) =>
      imports.flatMap((target) => {
        const cure = isTest(path) ? null : isWrong(path, target)
        return cure === null ? [] : [{ path, cure: `imports ${target}: ${cure}` }]
      }),
    )

/** The one door through which the server draws a screen of the app. */
const SCREENS = { from: 'src/server/start-server.ts', to: 'src/app/render-screen.tsx' }

export const directions = importFaults((from, to) => {
  if (from === SCREENS.from && to === SCREENS.to) return null
  const rule = MAY_IMPORT[roomOf(from)]
  if (!rule || !to.startsWith('src/')) return null
  return roomOf(to) === roomOf(from) || rule.rooms.includes(roomOf(to)) ? null : rule.cure
})

const PURE_PACKAGE = /(?:\bfrom\s+|\bimport\s+)'(?![#.])([^']+)'/

export const domainWithoutPackages: Rule = (modules) =>
  modules.flatMap(({ path, text }) => {
    const found = roomOf(path) === 'domain' && !isTest(path) ? PURE_PACKAGE.exec(text) : null
    return found
      ? [{ path, cure: `imports ${found[1]}: domain is plain TypeScript, effects stay outside` }]
      : []
  })

export const platformAtTheBottom = importFaults((from, to) =>
  from.startsWith('src/server/platform/') &&
  to.startsWith('src/server/') &&
  !to.startsWith('src/server/platform/')
    ? 'platform knows nothing above itself: hand the value in, or move the file out of platform'
    : null,
)

const appLayer = (path: string) => /^src\/app\/(areas\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? ''

/** Routes compose; an area is reached from outside by its page's route, or read through its queries. */
export const appLayers = importFaults((from, to) => {
  const [own, other] = [appLayer(from), appLayer(to)]
  if (!to.startsWith('src/app/') || own === other || own === 'routes' || other === 'lib' || other === '')
    return null
  if (own === 'lib') return 'lib is below shell and areas: move what both need into lib'
  if (own === 'shell')
    return 'the shell takes it as a slot: hand it in where the route composes (routes/app/route.tsx)'
  if (other === 'shell' || /\.queries\.ts$/.test(to)) return null
  return "another area's inside: hand it in as a prop in the route, or move what both need into lib"
})

const NO_AREAS = ['http', 'jobs', 'platform', 'demo']
const areaOf = (path: string) => {
  const area = /^src\/(?:server|app\/areas)\/([^/]+)\//.exec(path)?.[1]
  return area && !NO_AREAS.includes(area) && !isTest(path) ? `${roomOf(path)}/${area}` : null
}

export const noCycles: Rule = (modules) => {
  const cycle = findCycle(modules, areaOf)
  if (!cycle) return []
  return [{ path: cycle.join(' → '), cure: 'areas in a circle: move what they share into the lower one' }]
}

/** Where SQL stands outside of queries and commands, and why. */
const SQL_FILES: Record<string, string> = {
  'changes.ts': 'the versions and locks of every area',
  'auth/auth.ts': "Better Auth's own adapter",
  'auth/read-session.ts': 'the one statement of the gate',
  'demo/seed-demo.ts': 'dates that no procedure may set',
  'files/join-installation.ts': 'a command with a story',
  'files/orphaned-files.ts': 'a command with a story',
  'guests/import-guests.ts': 'a command with a story',
  'invitations/redeem-invitation.ts': 'a command with a story',
  'notifications/notify.ts': 'a command with a story',
  'vendors/notify-of-vendor.ts': 'a command with a story',
  'weddings/delete-wedding.ts': 'a command with a story',
  'weddings/remove-member.ts': 'a command with a story',
}
const SQL = /from 'drizzle-orm|from '#db\/schema|\bsql`|\$client\.query|\bclient\.query\(/

export const sqlInItsFiles: Rule = (modules) =>
  modules.flatMap(({ path, text }) => {
    const file = /^src\/server\/(.+)$/.exec(path)?.[1]
    if (!file || isTest(path) || /^(platform|jobs)\/|\.(queries|commands)\.ts$/.test(file)) return []
    if (file in SQL_FILES || !SQL.test(text)) return []
    return [
      {
        path,
        cure: 'SQL: move it to <area>.queries.ts or <area>.commands.ts, or name the file in SQL_FILES',
      },
    ]
  })

export const mintInTheGate: Rule = (modules) =>
  modules.flatMap(({ path, text }) =>
    path === 'src/server/auth/gate.ts' || !/\bas MemberWeddingId\b/.test(text)
      ? []
      : [
          {
            path,
            cure: 'casts to MemberWeddingId: take the id from the gate, or mintMemberWeddingId and say why',
          },
        ],
  )

const ROLES = '(queries|commands|router|routes|changes|actions|worker|d|gen)'
const NAME = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*(\\.${ROLES})?(\\.test)?\\.tsx?$`)

export const fileNames: Rule = (modules) =>
  modules.flatMap(({ path }) =>
    path.startsWith('src/app/routes/') || NAME.test(path.split('/').at(-1)!)
      ? []
      : [{ path, cure: `name it in kebab-case, with a role of ${ROLES} or none` }],
  )

const CREATES_LIST = /\bcreate(ListChanges|EditableList)[<(]/

export const listChangesInTheirFile: Rule = (modules) =>
  modules.flatMap(({ path, text }) =>
    !path.startsWith('src/app/areas/') || /\.changes\.ts$/.test(path) || !CREATES_LIST.test(text)
      ? []
      : [
          {
            path,
            cure: 'a list of changes: only <area>.changes.ts is loaded when changes were left unsaved',
          },
        ],
  )

const LINES_OF_A_FUNCTION = 60
const LINES_OF_A_COMPONENT = 80

/** A component of React is the markup it returns, which is longer than what a function decides. */
const isComponent = (path: string, name: string) => path.endsWith('.tsx') && /^[A-Z]/.test(name)

export const functionLengths: Rule = (modules) =>
  modules.flatMap(({ path, text }) => {
    if (isTest(path)) return []
    return measureFunctions(path, text).flatMap(({ name, line, lines }) => {
      const max = isComponent(path, name) ? LINES_OF_A_COMPONENT : LINES_OF_A_FUNCTION
      if (lines <= max) return []
      const cure = `${name} has ${lines} lines of at most ${max}: give the part with a meaning of its own a name`
      return [{ path: `${path}:${line}`, cure }]
    })
  })

export const RULES: readonly Rule[] = [
  directions,
  domainWithoutPackages,
  platformAtTheBottom,
  appLayers,
  noCycles,
  sqlInItsFiles,
  mintInTheGate,
  fileNames,
  listChangesInTheirFile,
  functionLengths,
]
