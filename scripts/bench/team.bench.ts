// How long the owner of an agency with 200 weddings and 30 people waits for an answer in 'Equipo' and in the year of
// 'Calendario': the interactions of the Event Timing API at a quarter of the processor, on a desktop and on a phone.
// Needs a build and Chromium, and a machine that has nothing else to do: beside it stands what an empty press costs.
import type { Page } from '@playwright/test'
import pg from 'pg'
import { AGENCY_PEOPLE_MAX, AGENCY_WEDDINGS_MAX } from '#domain/agencies/agencies.ts'
import { PRESET_PERMISSIONS } from '#domain/members/permissions.ts'
import { openBench } from './environment.ts'
import { measureInteractions, SCREENS, type Timed, wantedScreens } from './inp.ts'

const PORT = 3990
const ORIGIN = `http://localhost:${PORT}`
const COLLEAGUES = AGENCY_PEOPLE_MAX - 1

const bench = await openBench()
try {
  await bench.startServer({ port: PORT })
  const browser = await bench.startChromium()
  for (const screen of wantedScreens()) {
    const options = SCREENS[screen]
    const title = `${screen}: ${AGENCY_WEDDINGS_MAX} weddings, ${AGENCY_PEOPLE_MAX} people`
    await measureInteractions(browser, {
      title: `${title}, the team`,
      options,
      open: async (page) => {
        const founder = await withTeam(page, `team-${screen}`)
        await page.goto(`${ORIGIN}/app/planner/${founder}/team`)
        await page.getByText('Boda 1', { exact: true }).waitFor()
      },
      walk: screen === 'desktop' ? onTable : onList,
    })
    await measureInteractions(browser, {
      title: `${title}, the year`,
      options,
      open: async (page) => {
        const founder = await withTeam(page, `year-${screen}`)
        await page.goto(`${ORIGIN}/app/planner/${founder}/calendar`)
        await page.getByText('Semana', { exact: true }).waitFor()
      },
      walk: async (page, timed) => {
        await timed('the week', page.getByText('Semana', { exact: true }))
        await timed('the year', page.getByText('Año', { exact: true }))
      },
    })
  }
} finally {
  await bench.close()
}

async function onTable(page: Page, timed: Timed, round: number) {
  await timed('open a person', page.getByRole('button', { name: /^Persona 1\b/ }))
  await timed('close it', page.getByRole('button', { name: 'Cerrar' }))
  await page.getByRole('button', { name: /^Persona 2 en Boda 1:/ }).focus()
  for (const key of ['ArrowDown', 'ArrowRight']) await timed(`move: ${key}`, [key])
  await timed('open a choice', page.getByRole('button', { name: /^Persona 3 en Boda 2:/ }))
  await timed('assign', page.getByRole('option', { name: round % 2 === 0 ? 'Mira' : 'Coordina' }))
}

async function onList(page: Page, timed: Timed) {
  await timed('open a wedding', page.getByRole('button', { name: /^Boda 3\b/ }))
  await timed('close it', page.getByRole('button', { name: 'Listo' }))
}

/** A founder with weddings on every third day, in each of which three people of the team do something. */
async function withTeam(page: Page, name: string): Promise<string> {
  const email = `${name}@correo.example`
  const answer = await page.request.post(`${ORIGIN}/api/auth/sign-up/email`, {
    data: { name: 'Elena Montes', email, password: 'azahar-en-flor', role: 'planner' },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  const db = new pg.Client(bench.connectionString)
  await db.connect()
  try {
    const { rows } = await db.query<{ id: string }>('select id from auth."user" where email = $1', [email])
    const founder = rows[0]!.id
    await db.query(
      `with made as (
         insert into weddings (id, name, event_date, created_by)
         select gen_random_uuid(), 'Boda ' || n, current_date + 3 * n, $1
         from generate_series(1, ${AGENCY_WEDDINGS_MAX}) n returning id)
       insert into wedding_members (wedding_id, user_id, role, preset, permissions)
       select id, $1, 'planner', 'planner', $2::jsonb from made`,
      [founder, JSON.stringify(PRESET_PERMISSIONS.planner)],
    )
    await addColleagues(db, { founder, name })
    return founder
  } finally {
    await db.end()
  }
}

async function addColleagues(db: pg.Client, { founder, name }: { founder: string; name: string }) {
  await db.query(
    `with people as (
       insert into auth."user" (id, name, email, email_verified, role, created_at, updated_at)
       select gen_random_uuid(), 'Persona ' || n, $2 || n || '@correo.example', true, 'planner', now(), now()
       from generate_series(1, ${COLLEAGUES}) n returning id)
     insert into agency_members (agency_id, user_id, role, created_at)
     select $1, id, 'coordinator', now() from people`,
    [founder, name],
  )
  await db.query(
    `insert into agency_assignments (agency_id, wedding_id, user_id, kind, created_at)
     select $1, w.id, a.user_id, 'coordinate', now()
     from (select id, row_number() over (order by event_date) as n from weddings where created_by = $1) w
     join (select user_id, row_number() over (order by user_id) as n from agency_members where agency_id = $1) a
       on (a.n + w.n) % ${COLLEAGUES} < 3`,
    [founder],
  )
}
