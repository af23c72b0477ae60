import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { call } from './journey.ts'

const ROUTES = 'src/app/routes/app'

/** The address of a screen as its route has it: `/app/couple/$wid/guests`. */
const screens = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/(^|\/)(route\.tsx$|-)/.test(file))
  .map((file) => readFileSync(join(ROUTES, file), 'utf8'))
  // A route without a component leads on to another screen.
  .filter((text) => text.includes('component:'))
  .map((text) => /createFileRoute\('([^']+)'\)/.exec(text)![1]!)
  .toSorted()

/** The screens below an address, with the ids that stand in it; a parameter without a value is an error. */
export const screensBelow = (prefix: string, ids: Readonly<Record<string, string>>) =>
  screens
    .filter((path) => path.startsWith(prefix))
    .map((path) =>
      path.replaceAll(/\$(\w+)/g, (_, name: string) => {
        const id = ids[name]
        if (id === undefined) throw new Error(`${path} has a parameter ${name} without a value`)
        return id
      }),
    )

/** The screens of every account: the profile, the help, the notifications. */
export const ownScreens = () =>
  screensBelow('/app/', ANY).filter((path) => !/^\/app\/(couple|planner|operator)\b/.test(path))

const ANY = { wid: '-', pid: '-', requestId: '-', accountId: '-' }

/** Something of everything in a wedding: families, answers, tables, vendors, tasks, a day of the agenda and a coach. */
export async function furnish(page: Page, weddingId: string) {
  const at = `/weddings/${weddingId}`
  const send = (path: string, data: unknown) => call<{ id: string }>(page.request, 'POST', at + path, data)
  const guest = await send('/guests', { fullName: 'Carmen Aguirre Soto', rsvp: true })
  for (const fullName of ['Noa Aguirre Lasa', 'Teo Roldán Paz', 'Begoña Etxeberria Ruiz'])
    await send('/guests', { fullName })
  const table = await send('/seating/tables', { number: 1, seats: 8 })
  await call(page.request, 'PUT', `${at}/seating/people/${guest.id}`, { tableId: table.id })
  for (const vendorType of ['catering', 'fotografia']) await send('/vendors', { vendorType })
  await call(page.request, 'PATCH', `${at}/budget`, { totalBudget: 18_000 })
  await send('/tasks/batch', { tasks: [{ title: 'Probar el menú' }] })
  await send('/agenda/days', {
    name: 'Boda',
    date: '2199-04-10',
    items: [{ title: 'Ceremonia', time: { startsAt: 1080, endsAt: null } }],
  })
  await send('/inspiration/folders', { name: 'Flores' })
}
