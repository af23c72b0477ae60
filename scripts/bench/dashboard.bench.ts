// How long a planner with 500 weddings of 70 tasks each waits for an answer on the dashboard and in 'Esta semana': the
// interactions of the Event Timing API at a quarter of the processor, on a desktop and on a phone. Needs a build and
// Chromium, and a machine that has nothing else to do: beside it stands what an empty press costs.
import type { Page } from '@playwright/test'
import pg from 'pg'
import { PRESET_PERMISSIONS } from '#domain/members/permissions.ts'
import { openBench } from './environment.ts'
import { measureInteractions, SCREENS, type Timed, wantedScreens } from './inp.ts'

const WEDDINGS = 500
const TASKS = 70
const PORT = 3988
const ORIGIN = `http://localhost:${PORT}`

const bench = await openBench()
try {
  await bench.startServer({ port: PORT })
  const browser = await bench.startChromium()
  for (const screen of wantedScreens()) {
    const options = SCREENS[screen]
    const title = `${screen}: ${WEDDINGS} weddings of ${TASKS} tasks`
    await measureInteractions(browser, {
      title: `${title}, dashboard`,
      options,
      open: async (page) => {
        const planner = await busyPlanner(page, `dashboard-${screen}`)
        await page.goto(`${ORIGIN}/app/planner/${planner}`)
        await page.getByRole('heading', { name: 'Boda 1', exact: true }).waitFor()
      },
      walk: onDashboard,
    })
    await measureInteractions(browser, {
      title: `${title}, the week`,
      options,
      open: async (page) => {
        const planner = await busyPlanner(page, `week-${screen}`)
        await page.goto(`${ORIGIN}/app/planner/${planner}/tasks`)
        await page.getByRole('checkbox').first().waitFor()
      },
      walk: onWeek,
    })
  }
} finally {
  await bench.close()
}

async function onDashboard(page: Page, timed: Timed) {
  // A phone has the orders in a menu of the system, which is no interaction of the page.
  const isWide = page.viewportSize()!.width > 768
  for (const order of isWide ? ['Nombre', 'Estado', 'Fecha'] : [])
    await timed(`order by '${order}'`, page.getByText(order, { exact: true }))
  const search = page.getByRole('searchbox')
  await search.focus()
  for (const key of ['9', 'Backspace']) await timed(`search: ${key}`, [key])
}

async function onWeek(page: Page, timed: Timed) {
  await timed('own tasks', page.getByText('Mías', { exact: true }))
  await timed('those of couples', page.getByText('De las parejas', { exact: true }))
  await timed('all', page.getByText('Todas', { exact: true }))
  await timed('tick one', page.getByRole('checkbox').first())
}

/** A planner with weddings and tasks as the API would make them one by one. */
async function busyPlanner(page: Page, name: string): Promise<string> {
  const email = `${name}@correo.example`
  const answer = await page.request.post(`${ORIGIN}/api/auth/sign-up/email`, {
    data: { name: 'Elena Soto', email, password: 'azahar-en-flor', role: 'planner' },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  const db = new pg.Client(bench.connectionString)
  await db.connect()
  try {
    const { rows } = await db.query<{ id: string }>('select id from auth."user" where email = $1', [email])
    await db.query(
      `with made as (
         insert into weddings (id, name, event_date, created_by)
         select gen_random_uuid(), 'Boda ' || n, current_date + n, $1 from generate_series(1, ${WEDDINGS}) n
         returning id)
       insert into wedding_members (wedding_id, user_id, role, preset, permissions)
       select id, $1, 'planner', 'planner', $2::jsonb from made`,
      [rows[0]!.id, JSON.stringify(PRESET_PERMISSIONS.planner)],
    )
    for (let n = 1; n <= TASKS; n += 1)
      await db.query(
        `insert into tasks (wedding_id, id, title, due_on)
         select id, gen_random_uuid(), 'Tarea ' || $2, current_date - ($2::int % 40) + 3
         from weddings where created_by = $1`,
        [rows[0]!.id, n],
      )
    return rows[0]!.id
  } finally {
    await db.end()
  }
}
