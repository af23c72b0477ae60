// How fast the sliders of '¿Y si…?' answer with 60 vendors that are priced by unit: the interactions of the Event
// Timing API at a quarter of the processor, on a desktop and on a phone. Needs a build and Chromium, and a machine that
// has nothing else to do: beside it stands what an empty press costs.
import type { Page } from '@playwright/test'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { PRICE_UNITS } from '#domain/vendors/price-units.ts'
import { openBench } from './environment.ts'
import { measureInteractions, SCREENS, type Timed, wantedScreens } from './inp.ts'

const VENDORS = 60
const GUESTS = 150
const PORT = 3987
const ORIGIN = `http://localhost:${PORT}`

/** The work of a slider until its figures can be drawn, in milliseconds. */
const WORK_MS = 16

const bench = await openBench()
try {
  await bench.startServer({ port: PORT })
  const browser = await bench.startChromium()
  for (const screen of wantedScreens())
    await measureInteractions(browser, {
      title: `${screen}: ${VENDORS} vendors`,
      options: SCREENS[screen],
      walk: screen === 'desktop' ? onDesktop : onPhone,
      workMs: WORK_MS,
      open: async (page: Page) => {
        await page.goto(`${ORIGIN}${await pricedWedding(page, screen)}`)
        await page.getByRole('slider').waitFor()
      },
    })
} finally {
  await bench.close()
}

async function onDesktop(page: Page, timed: Timed, round: number) {
  await page.getByRole('slider').focus()
  await timed('one guest fewer', ['ArrowLeft'])
  await timed('one guest more', ['ArrowRight'])
  await timed('ten fewer', ['PageDown'])
  await timed('ten more', ['PageUp'])
  for (const name of ['Adultos', 'Menú de adulto', 'Autobuses', 'Mesas']) {
    const act = round % 2 ? 'Más' : 'Menos'
    await timed(`${act}: ${name}`, page.getByRole('button', { name: `${act}: ${name}`, exact: true }))
  }
}

async function onPhone(page: Page, timed: Timed, round: number) {
  await timed('ten fewer or more', page.getByRole('button', { name: round % 2 ? '+10' : '−10', exact: true }))
}

/** A wedding with sixty confirmed vendors of every unit, and the address of its '¿Y si…?'. */
async function pricedWedding(page: Page, screen: string): Promise<string> {
  const call = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await page.request.post(`${ORIGIN}/api${path}`, { data })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }
  await call('/auth/sign-up/email', {
    name: 'Lucía Herrera',
    email: `${screen}@correo.example`,
    password: 'azahar-en-flor',
    role: 'couple',
  })
  const { id } = await call<{ id: string }>('/weddings', { name: 'Lucía & Martín' })
  const guests = Array.from({ length: GUESTS }, (_, number) => ({ fullName: `Persona ${number}` }))
  await call(`/weddings/${id}/guests/import`, { mode: 'append', guests })
  for (let number = 0; number < VENDORS; number += 1) {
    await call(`/weddings/${id}/vendors`, {
      vendorType: BUILT_IN_COMPONENTS[number % BUILT_IN_COMPONENTS.length]!.key,
      name: `Proveedor ${number}`,
      status: 'closed',
      perHead: {
        ...{ unit: PRICE_UNITS[number % PRICE_UNITS.length], basis: 'expected', eventId: null },
        ...{
          adult: 10.5 + number,
          child: 4.25,
          fixed: 100,
          minimum: number,
          quantity: number % 3 ? null : 4,
        },
      },
    })
  }
  return `/app/couple/${id}/what-if`
}
