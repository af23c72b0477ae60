import { isTest, type Rule, roomOf } from './fault.ts'
import { findCycle } from './modules.ts'

/** The rooms that each room may import besides itself. A package is no room: `domain` alone goes without. */
const MAY_IMPORT: Record<string, { rooms: string[]; cure: string }> = {
  domain: { rooms: [], cure: 'domain is pure: pass the value in as an argument' },
  contract: { rooms: ['domain'], cure: 'the contract is what both sides read: move the rule to domain' },
  db: { rooms: ['domain'], cure: 'db holds tables only: put the query into server/<area>/<area>.queries.ts' },
  readers: { rooms: ['domain'], cure: 'readers turn bytes into values: what they mean is for domain to say' },
  messages: { rooms: ['domain'], cure: 'messages are words: what they say is handed in as a parameter' },
  ui: { rooms: ['domain'], cure: 'ui takes values and callbacks as props' },
  site: {
    rooms: ['domain', 'contract', 'messages', 'ui'],
    cure: 'pages are plain: let the server read and pass props',
  },
  app: {
    rooms: ['domain', 'contract', 'messages', 'readers', 'ui'],
    cure: 'the app asks the server through the contract only',
  },
  server: {
    rooms: ['domain', 'contract', 'db', 'messages', 'readers', 'site'],
    cure: 'the server renders site and serves the built app',
  },
}

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
const SCREENS = { from: 'src/server/entry/start-server.ts', to: 'src/app/render-screen.tsx' }

export const directions = importFaults((from, to) => {
  if (from === SCREENS.from && to === SCREENS.to) return null
  const rule = MAY_IMPORT[roomOf(from)]
  if (!rule || !to.startsWith('src/')) return null
  return roomOf(to) === roomOf(from) || rule.rooms.includes(roomOf(to)) ? null : rule.cure
})

/** Any package but the one of phone numbers, which are tables and pure functions (decision 066). */
const FOREIGN_PACKAGE = /(?:\bfrom\s+|\bimport\s+)'(?![#.]|libphonenumber-js\/)([^']+)'/

export const domainWithoutPackages: Rule = (modules) =>
  modules.flatMap(({ path, text }) => {
    const found = roomOf(path) === 'domain' && !isTest(path) ? FOREIGN_PACKAGE.exec(text) : null
    return found
      ? [{ path, cure: `imports ${found[1]}: domain is plain TypeScript, effects stay outside` }]
      : []
  })

/** The floors of the server, from the ground up; a file imports from its own and from those below. */
const FLOORS = ['platform', 'core', 'areas', 'entry']
const floorOf = (path: string) => FLOORS.indexOf(/^src\/server\/([^/]+)\//.exec(path)?.[1] ?? '')

export const serverFloors = importFaults((from, to) => {
  if (!from.startsWith('src/server/') || !to.startsWith('src/server/')) return null
  const [own, other] = [floorOf(from), floorOf(to)]
  if (own === -1 || other === -1) return `the server has the floors ${FLOORS.join(', ')}`
  return other > own
    ? `${FLOORS[own]} stands below ${FLOORS[other]}: hand the value in, or move what both need down`
    : null
})

/** Shell and areas stand on these: keeping rows in step with the server, and what several areas show. */
const GROUND = ['sync', 'shared']

/** An area that stands on another one shows its rows; the other one never names it. */
const STANDS_ON: Record<string, string> = { 'areas/households': 'areas/guests' }

const appLayer = (path: string) => /^src\/app\/(areas\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? ''

/** Routes compose; an area is reached from outside by its page's route, or read through its queries. */
export const appLayers = importFaults((from, to) => {
  const [own, other] = [appLayer(from), appLayer(to)]
  if (!to.startsWith('src/app/') || own === other || own === 'routes' || other === '') return null
  if (GROUND.includes(other)) return null
  if (GROUND.includes(own)) return `${own} is below shell and areas: move what both need into shared`
  if (own === 'shell')
    return 'the shell takes it as a slot: hand it in where the route composes (routes/app/route.tsx)'
  if (STANDS_ON[own] === other) return null
  if (other === 'shell' || /\.queries\.ts$/.test(to)) return null
  return "another area's inside: hand it in as a prop in the route, or move what both need into shared"
})

/** The room of a file: its folder on a floor of the server, or the floor itself, or its area in the app. */
const circledRoom = (path: string) => {
  if (isTest(path)) return null
  return (
    /^src\/(server\/[^/]+\/[^/]+(?=\/)|server\/[^/]+(?=\/)|app\/areas\/[^/]+(?=\/))/.exec(path)?.[1] ?? null
  )
}

/** Rooms are read whole: two that need one another are one. Folders within a room are a matter of its own. */
export const noCyclesOfRooms: Rule = (modules) => {
  const cycle = findCycle(modules, circledRoom)
  if (!cycle) return []
  return [{ path: cycle.join(' → '), cure: 'rooms in a circle: move what they share into the lower one' }]
}

/** Types count as well: two files that name one another are read together or not at all. */
export const noCyclesOfFiles: Rule = (modules) => {
  const cycle = findCycle(modules, (path) => (isTest(path) || path.includes('.gen.') ? null : path))
  if (!cycle) return []
  return [{ path: cycle.join(' → '), cure: 'files in a circle: move what they share into a third' }]
}
