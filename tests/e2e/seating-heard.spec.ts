import type { Page } from '@playwright/test'
import { atTables } from '../support/journeys/at-tables.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, DESKTOP, expectAccessible, PHONE } from '../support/journeys/journey.ts'

const TABLES = [
  { number: 1, seats: 8, name: 'Familia Gil' },
  { number: 2, seats: 4 },
]

const TABLET = { width: 1024, height: 768 }

/** Two who should not sit together do, and somebody has no seat. */
async function atBrokenRule(page: Page) {
  const room = await atTables(page, ['Ana Gil', 'Bea Mas', 'Eva Soto'], TABLES, {
    'Ana Gil': 0,
    'Bea Mas': 0,
  })
  const [guestId, otherGuestId] = ['Ana Gil', 'Bea Mas'].map((name) => room.guests.get(name))
  const rule = { kind: 'apart', isFirm: true, guestId, otherGuestId }
  await call(page.request, 'POST', `${room.at}/seating/rules`, rule)
  await room.open()
  return room
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()

const BROKEN_TABLE =
  'Mesa 1, Familia Gil: 2 de 8, quedan 6 sitios. Contra la regla: Ana Gil y Bea Mas, separados'

for (const viewport of [DESKTOP, TABLET, PHONE]) {
  const isPhone = viewport === PHONE
  const within = (page: Page, name: string) =>
    isPhone ? page.getByRole('dialog', { name }) : page.getByRole('complementary', { name })

  test(`the tables, the rules and a proposal are told as they are at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await atBrokenRule(page)
    const main = page.getByRole('main')
    await test.step('the tables', async () => {
      await expect(page.getByRole('button', { name: BROKEN_TABLE })).toBeVisible()
      await expect(main).toMatchAriaSnapshot(isPhone ? LIST : PLAN)
      await expectAccessible(page)
    })
    await test.step('the rules', async () => {
      if (isPhone) await main.getByText('Reglas', { exact: true }).click()
      else await press(page, 'Reglas')
      await expect(page.getByRole('heading', { level: 2, name: 'Reglas' })).toBeAttached()
      await expect(isPhone ? main : within(page, 'Reglas')).toMatchAriaSnapshot(RULES)
      await press(page, 'Añadir regla')
      await expectAccessible(page)
      await press(page, 'Cancelar')
      if (isPhone) await main.getByText('Mesas', { exact: true }).last().click()
      else await press(page, 'Cerrar')
    })
    await test.step('a table, its chairs, and its fields', async () => {
      await press(page, /^Mesa 1, Familia Gil/)
      await expect(within(page, 'Mesa 1')).toMatchAriaSnapshot(TABLE)
      await expectAccessible(page)
      await within(page, 'Mesa 1').getByText('Sillas en orden').click()
      await expect(within(page, 'Mesa 1').getByRole('list', { name: 'Sillas de la mesa 1' })).toBeVisible()
      await expectAccessible(page)
      await press(page, 'Cerrar')
    })
    await test.step('a proposal', async () => {
      await press(page, 'Proponer mesas')
      await expect(within(page, 'Propuesta').getByRole('region', { name: 'Cambian de sitio' })).toBeVisible()
      await expect(within(page, 'Propuesta')).toMatchAriaSnapshot(PROPOSAL)
      await expectAccessible(page)
      await press(page, 'Cerrar')
    })
  })

  test(`the papers, the release and the search are told as they are at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await atBrokenRule(page)
    const open = async (item: string) => {
      await press(page, 'Imprimir o exportar')
      await page.getByRole('menuitem', { name: item }).click()
      return page.getByRole('dialog', { name: item })
    }
    const papers = await open('Cartel, tarjetas y plano')
    await expect(papers).toMatchAriaSnapshot(PAPERS)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(papers).toBeHidden()
    const release = await open('Que cada familia vea su mesa')
    await expect(release).toMatchAriaSnapshot(RELEASE)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(release).toBeHidden()
    if (isPhone) await page.getByText('Sin sentar', { exact: true }).first().click()
    await page.getByRole('searchbox', { name: 'Buscar invitados' }).fill('gil')
    await expect(page.getByRole('main')).toContainText('Ana Gil')
    await expectAccessible(page)
  })

  test(`a room without tables and guests is told as it is at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await atTables(page, [], [])
    await expect(page.getByRole('main')).toMatchAriaSnapshot(EMPTY)
    await expectAccessible(page)
    await press(page, 'Mesa')
    await expect(page.getByRole('dialog', { name: 'Añadir mesa' })).toBeVisible()
    await expectAccessible(page)
  })
}

const LIST = `
- main:
  - heading "Mesas 2" [level=1]
  - button "Imprimir o exportar"
  - button "Mesa"
  - radiogroup "Qué se ve"
  - list "Mesas":
    - listitem:
      - 'button "${BROKEN_TABLE}"'
    - listitem:
      - 'button "Mesa 2, Redonda: 0 de 4, quedan 4 sitios"'
  - button "Proponer mesas"
`

const PLAN = `
- main:
  - region "Sin sentar 1":
    - heading "Sin sentar 1" [level=2]
    - searchbox "Buscar invitados"
    - region "Soto":
      - heading "Soto" [level=3]
      - list:
        - listitem:
          - button "Coger a Eva Soto"
          - button "Sentar a Eva Soto"
  - region "Mesas 2":
    - heading "Mesas 2" [level=1]
    - button "Imprimir o exportar"
    - button "Reglas"
    - button "Mesa"
    - button "Proponer mesas"
    - group "Plano de la sala":
      - 'button "${BROKEN_TABLE}"'
      - 'button "Mesa 2: 0 de 4, quedan 4 sitios"'
`

const RULES = `
- region "Juntos":
  - heading "Juntos" [level=3]
  - list:
    - listitem: Cada familia Si se puede
- region "Separados":
  - heading "Separados" [level=3]
  - list:
    - listitem:
      - button "Ana Gil y Bea Mas (no se cumple) Están en la mesa 1 Siempre"
- button "Añadir regla"
- region "Sugeridas":
  - heading "Sugeridas" [level=3]
  - list:
    - listitem:
      - button "Añadir la regla Nadie solo entre desconocidos"
      - button "No sugerir la regla Nadie solo entre desconocidos"
`

const TABLE = `
- paragraph: Familia Gil, redonda
- heading "Mesa 1" [level=2]
- button "Cerrar"
- tablist "Apartados de las mesas":
  - tab "Mesa 1" [selected]
  - tab "Reglas 1"
  - tab "Propuesta"
- tabpanel "Mesa 1":
  - paragraph: "Contra la regla: Ana Gil y Bea Mas, separados"
  - list "En la mesa 1":
    - listitem:
      - button "Coger a Ana Gil"
      - button "Mover a Ana Gil"
      - button "Levantar a Ana Gil"
      - 'button "Candado: dejar a Ana Gil como está"'
    - listitem
    - listitem:
      - text: Seis sitios libres
      - button "Sentar a alguien en la mesa 1"
  - switch "Sillas en orden"
  - button "Nombre, forma y sitios"
  - 'button "Candado: dejar la mesa 1 como está"'
`

const PROPOSAL = `
- heading "Propuesta" [level=2]
- tabpanel "Propuesta":
  - paragraph: Nada cambia hasta que la apliques.
  - radiogroup "Cómo se propone"
  - status:
    - text: /\\d+/
    - paragraph: /de 100\\. Cumple 1 de 1 regla\\./
  - region "Cambian de sitio":
    - heading "Cambian de sitio" [level=3]
    - list:
      - listitem: /antes .*ahora mesa \\d/
  - button "Aplicar propuesta"
  - button "Probar otra"
`

const PAPERS = `
- dialog "Cartel, tarjetas y plano":
  - heading "Cartel, tarjetas y plano" [level=2]
  - button "Cerrar"
  - button "Cartel A3, por mesas Qué se imprime"
  - text: Las personas de cada mesa, en el estilo de la boda. 2 personas.
  - button "Cancelar"
  - button "Descargar PDF"
`

const RELEASE = `
- dialog "Que cada familia vea su mesa":
  - heading "Que cada familia vea su mesa" [level=2]
  - button "Cerrar"
  - radiogroup "Cuándo":
    - radio "No Nadie la ve en su enlace." [checked]
    - radio "El día de la boda Cada familia la ve ese día, en su página."
    - radio /^Ahora La ve quien abra su enlace/
`

const EMPTY = `
- heading "Mesas 0" [level=1]
- heading "¿Dónde se sienta cada cual?" [level=2]
- paragraph: /Añade las mesas que hagan falta/
`
