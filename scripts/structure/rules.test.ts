import { expect, test } from 'vitest'
import { readModules } from './modules.ts'
import { RULES } from './rules.ts'

/** Runs all rules over sources, given as texts by path. */
const faultsIn = (sources: Record<string, string>) => {
  const modules = readModules(sources)
  return RULES.flatMap((rule) => rule(modules)).map(({ path, cure }) => `${path} ${cure}`)
}

test.each([
  ['src/domain/guests/guests.ts', '#contract/guests.ts', 'domain is pure'],
  ['src/domain/guests/guests.ts', '../../app/sync/api.ts', 'domain is pure'],
  ['src/contract/guests.ts', '#db/schema/guests.ts', 'move the rule to domain'],
  ['src/db/client.ts', '../server/core/changes.ts', 'put the query into server'],
  ['src/ui/button.tsx', '../app/sync/api.ts', 'props'],
  ['src/site/page.tsx', '#server/core/context.ts', 'let the server read'],
  ['src/app/sync/api.ts', '../../server/core/context.ts', 'through the contract only'],
  ['src/app/sync/api.ts', '#db/schema/guests.ts', 'through the contract only'],
  ['src/server/entry/main.ts', '#app/main.tsx', 'serves the built app'],
  ['src/server/platform/mail.ts', '#server/core/context.ts', 'platform stands below core'],
  ['src/server/core/changes.ts', '#server/areas/guests/guests.queries.ts', 'core stands below areas'],
  ['src/server/areas/guests/guests.router.ts', '#server/entry/routers/router.ts', 'areas stands below entry'],
  ['src/server/areas/guests/guests.router.ts', '../../jobs/add-job.ts', 'the server has the floors'],
  ['src/app/sync/api.ts', '../shell/page.tsx', 'sync is below'],
  ['src/app/shell/top-bar.tsx', '../areas/notifications/bell.tsx', 'slot'],
  ['src/app/areas/guests/guests-page.tsx', '../vendors/use-vendors.ts', "another area's inside"],
])('%s must not import %s', (path, target, cure) => {
  expect(faultsIn({ [path]: `import { one } from '${target}'` })).toEqual([expect.stringContaining(cure)])
})

test.each([
  ['src/app/routes/app/route.tsx', '../../areas/notifications/bell.tsx'],
  ['src/app/areas/weddings/home-stats.tsx', '../vendors/vendors.queries.ts'],
  ['src/app/areas/guests/guests-page.tsx', '../../shell/page.tsx'],
  ['src/server/areas/guests/guests.commands.ts', '#db/schema/guests.ts'],
  ['src/site/planner/profile-page.tsx', '#contract/planners.ts'],
  ['src/domain/guests/guests.test.ts', 'vitest'],
  ['src/domain/text/phone.ts', 'libphonenumber-js/min'],
])('%s may import %s', (path, target) => {
  expect(faultsIn({ [path]: `import { one } from '${target}'` })).toEqual([])
})

test('an import() and an export are imports too', () => {
  expect(faultsIn({ 'src/ui/a.ts': `export { one } from '#contract/guests.ts'` })).toHaveLength(1)
  expect(faultsIn({ 'src/ui/a.ts': `const one = await import('#contract/guests.ts')` })).toHaveLength(1)
})

test('a rule stands in the folder of its area', () => {
  expect(faultsIn({ 'src/domain/a.ts': '' })).toEqual([expect.stringContaining('domain/<area>/')])
  expect(faultsIn({ 'src/domain/a/a.ts': '' })).toEqual([])
})

test.each(['node:fs', 'zod', 'react'])('the domain does without %s', (name) => {
  expect(faultsIn({ 'src/domain/a/a.ts': `import { one } from '${name}'` })).toEqual([
    expect.stringContaining('plain TypeScript'),
  ])
})

test.each([
  ['server/areas', 'commands'],
  ['app/areas', 'queries'],
])('areas of %s import one another in no circle', (room, role) => {
  const circle = {
    [`src/${room}/guests/a.${role}.ts`]: `import { one } from '../vendors/b.${role}.ts'`,
    [`src/${room}/vendors/b.${role}.ts`]: `import { two } from '../weddings/c.${role}.ts'`,
    [`src/${room}/weddings/c.${role}.ts`]: `import { three } from '../guests/a.${role}.ts'`,
  }
  expect(faultsIn(circle)).toEqual([
    expect.stringMatching(/guests → .*vendors → .*weddings → .*guests rooms in a circle/),
    expect.stringContaining('files in a circle'),
  ])
})

test('rooms of a floor import one another in no circle, the floor itself is one of them', () => {
  const circle = {
    'src/server/core/context.ts': `import type { Caller } from './auth/membership.ts'`,
    'src/server/core/auth/membership.ts': '',
    'src/server/core/auth/passkeys/gate.ts': `import { log } from '#server/core/http/log.ts'`,
    'src/server/core/http/log.ts': `import { platform } from '../platform-of.ts'`,
    'src/server/core/platform-of.ts': '',
  }
  expect(faultsIn(circle)).toEqual([
    'server/core → server/core/auth → server/core/http → server/core rooms in a circle: move what they share into the lower one',
  ])
  const { 'src/server/core/http/log.ts': _, ...line } = circle
  expect(faultsIn(line)).toEqual([])
})

test('no two files import one another, not even for a type', () => {
  const circle = {
    'src/ui/opening/menu.tsx': `import type { Line } from './menu-list.tsx'`,
    'src/ui/opening/menu-list.tsx': `import type { Menu } from './menu.tsx'`,
  }
  expect(faultsIn(circle)).toEqual([
    'src/ui/opening/menu.tsx → src/ui/opening/menu-list.tsx → src/ui/opening/menu.tsx files in a circle: move what they share into a third',
  ])
})

test.each([
  `import { eq } from 'drizzle-orm'`,
  `import { guests } from '#db/schema/guests.ts'`,
  'const rows = await db.execute(sql`select 1`)',
  `await db.$client.query('select 1')`,
])('SQL stands in queries and commands only: %s', (text) => {
  expect(faultsIn({ 'src/server/areas/guests/counts.ts': text })).toEqual([expect.stringContaining('guests')])
  expect(faultsIn({ 'src/server/areas/guests/guests.queries.ts': text })).toEqual([])
  expect(faultsIn({ 'src/server/areas/guests/import-guests.ts': text })).toEqual([])
})

test.each([
  ['const id = weddingId as MemberWeddingId', 'as MemberWeddingId'],
  ["const id = row.weddingId as MemberWeddingId<'guests', 'edit'>", 'as MemberWeddingId'],
  ['type Sent = { weddingId: MemberWeddingId; path: string }\n\nconst sent = row as Sent', 'as Sent'],
  [
    'type Sent = {\n  weddingId: MemberWeddingId\n}\n\ntype By = Sent & { at: Date }\n\nconst by = row as By',
    'as By',
  ],
  [
    'const { rows } = await db.execute<{ weddingId: MemberWeddingId }>(found)',
    'execute<{ weddingId: MemberWeddingId',
  ],
  ['read(db, weddingId as never)', 'eddingId as never'],
])('only the gate makes a proof: %s', (text, cast) => {
  expect(faultsIn({ 'src/server/areas/guests/guests.commands.ts': text })).toEqual([
    expect.stringContaining(`makes a proof with '${cast}`),
  ])
  expect(faultsIn({ 'src/server/core/auth/authorize.ts': text })).toEqual([])
})

test.each([
  'await tx.insert(notifications).values(lines)',
  'await tx.execute(sql`insert into notifications as n`)',
])('one function writes notifications: %s', (text) => {
  expect(faultsIn({ 'src/server/areas/guests/guests.commands.ts': text })).toEqual([
    expect.stringContaining('call notify'),
  ])
})

test('waits go by the steady clock, except beside times that others have written', () => {
  const text = 'const deadline = Date.now() + patience'
  expect(faultsIn({ 'src/server/core/live/live.ts': text })).toEqual([
    expect.stringContaining('performance.now()'),
  ])
  expect(faultsIn({ 'src/server/platform/postgres/pid-file.ts': text })).toEqual([])
})

test('a type without a proof is cast to', () => {
  const text = 'type Sent = { weddingId: string }\n\nconst sent = row as Sent'
  expect(faultsIn({ 'src/server/areas/guests/guests.commands.ts': text })).toEqual([])
})

test.each([
  ['guests/guests.commands.ts', "mintMemberWeddingId(row.weddingId, 'guests', 'edit')"],
  ['catering/catering-links.routes.ts', "mintMemberWeddingId(row.weddingId, 'guests', 'edit')"],
  ['catering/catering-links.routes.ts', 'mintMemberWeddingId(row.weddingId)'],
  ['books/books.queries.ts', 'mintBookOwnerId(row.ownerId)'],
  ['books/book-links.commands.ts', "mintMemberWeddingId(row.weddingId, 'guests', 'view')"],
])('%s does not mint by %s, which no list says', (file, text) => {
  expect(faultsIn({ [`src/server/areas/${file}`]: text })).toEqual([expect.stringContaining('in MINTS')])
})

test('a file of the list mints once, and what mints no more leaves it', () => {
  const file = 'src/server/areas/catering/catering-links.routes.ts'
  const mint = "mintMemberWeddingId(shared, 'guests', 'view')"
  expect(faultsIn({ [file]: mint })).toEqual([])
  expect(faultsIn({ [file]: `${mint}\n${mint}` })).toEqual([expect.stringContaining('once a file')])
  const gate = { 'src/server/core/auth/gate.ts': '' }
  expect(faultsIn(gate)).toContain(`${file} mints no id: take it out of MINTS`)
  expect(faultsIn({ ...gate, [file]: mint })).not.toContainEqual(expect.stringContaining(file))
})

test.each(['GuestsPage.tsx', 'guests_page.tsx', 'guests.helpers.ts', 'guests.query.ts', 'guests.slow.ts'])(
  '%s is no file name',
  (name) => {
    expect(faultsIn({ [`src/app/areas/guests/${name}`]: '' })).toEqual([
      expect.stringContaining('kebab-case'),
    ])
  },
)

test('optimistic lists are declared where the next page load finds them', () => {
  const text = 'export const guestChanges = createListChanges<Guest, string>({})'
  expect(faultsIn({ 'src/app/areas/guests/use-guests.ts': text })).toEqual([
    expect.stringContaining('.changes.ts'),
  ])
  expect(faultsIn({ 'src/app/areas/guests/guests.changes.ts': text })).toEqual([])
})

const lines = (count: number) => '\n'.repeat(count - 1)

test.each([
  ['src/server/core/a.ts', `export function read() {${lines(61)}}`, 'read has 61 lines of at most 60'],
  ['src/server/core/a.ts', `const read = async () => {${lines(61)}}`, 'read has 61 lines of at most 60'],
  ['src/server/core/a.ts', `list.map(() => {${lines(61)}})`, 'anonymous has 61 lines of at most 60'],
  ['src/server/core/a.ts', `class Live { open() {${lines(61)}} }`, 'open has 61 lines of at most 60'],
  ['src/app/a.tsx', `export function Page() {${lines(81)}}`, 'Page has 81 lines of at most 80'],
  ['src/app/a.tsx', `export const Page = memo(function Page() {${lines(81)}})`, 'Page has 81 lines'],
  ['src/app/a.tsx', `export const Page = () => {${lines(81)}}`, 'Page has 81 lines'],
])('%s is told of a function that is too long: %#', (path, text, cure) => {
  expect(faultsIn({ [path]: text })).toEqual([expect.stringContaining(cure)])
})

test.each([
  ['src/server/core/a.ts', `export function read() {${lines(60)}}`],
  ['src/app/a.tsx', `export function Page() {${lines(80)}}`],
  ['src/server/core/a.test.ts', `describe('all', () => {${lines(61)}})`],
])('%s may be as long as that: %#', (path, text) => {
  expect(faultsIn({ [path]: text })).toEqual([])
})

const files = (short: number, long: number) =>
  Object.fromEntries([
    ...Array.from({ length: short }, (_, index) => [`src/server/short-${index}.ts`, lines(100)]),
    ...Array.from({ length: long }, (_, index) => [`src/server/long-${index}.ts`, `${lines(121)}\n`]),
  ])

test('one file in ten may have 120 lines or more, and no more of them', () => {
  expect(faultsIn(files(18, 2))).toEqual([])
  expect(faultsIn(files(17, 3))).toHaveLength(3)
  expect(faultsIn(files(17, 3))[0]).toContain('3 files of 120 lines or more among 20')
})

test.each([
  ['src/app/areas/guests/count.ts', 'count.toLocaleString()'],
  ['src/site/contact/contact-page.tsx', 'new Intl.NumberFormat()'],
])('%s writes a number as everywhere', (path, text) => {
  expect(faultsIn({ [path]: text })).toEqual([expect.stringContaining('call formatNumber')])
})

test('the zone of the weddings is named in one place', () => {
  const text = "new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid' })"
  expect(faultsIn({ 'src/site/moderation/claim-page.tsx': text })).toEqual([
    expect.stringContaining('WEDDING_TIME_ZONE'),
  ])
})

test('no class styles the children of children', () => {
  const path = 'src/app/areas/agenda/timeline/timeline.tsx'
  expect(faultsIn({ [path]: "<tbody className={cx(isEnd && '*:last:*:border-b-2')}>" })).toEqual([
    expect.stringContaining('a class of their own'),
  ])
  expect(faultsIn({ [path]: '<tr className="*:relative *:last:border-b">' })).toEqual([])
})

test('a form of the app is sent by the one hook', () => {
  const path = 'src/app/areas/vendors/note-form.tsx'
  expect(faultsIn({ [path]: '<form onSubmit={save} className="grid">' })).toEqual([
    expect.stringContaining('the props of useSubmission'),
  ])
  expect(faultsIn({ [path]: '<form id={id} {...form.props()} className="grid">' })).toEqual([])
  expect(faultsIn({ 'src/site/contact/contact-form.tsx': '<form method="post">' })).toEqual([])
})
