import { utils, write } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests, expectTotal, guestsOf, newName } from '../support/journeys/guest-journey.ts'
import { call, expectAccessible, PHONE } from '../support/journeys/journey.ts'

const CSV = [
  'Nombre;Apellidos;Correo;Asistencia;Notas;Mesa',
  'Carmen;Aguirre;carmen@correo.example;sí;;1',
  'Teo;Lasa;teo@correo.example;no;Trona;2',
  'Zoe;Marín;;quizá;;2',
  ';;sin@nombre.example;;;',
].join('\r\n')

const THERE = [
  { fullName: 'Carmen Aguirre', rsvp: true },
  { fullName: 'Íñigo Lasa', rsvp: false },
  { fullName: 'Eva' },
]

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
const names = async (page: Page, weddingId: string) =>
  (await guestsOf(page, weddingId)).map(({ fullName }) => fullName)

async function bringFile(page: Page, content = CSV, name = 'familia.csv') {
  await page.getByRole('button', { name: 'Importar lista' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

async function bringText(page: Page, text: string) {
  await page.getByRole('button', { name: 'Importar lista' }).click()
  await page.getByRole('tab', { name: 'Pegar texto' }).click()
  await page.getByLabel('Un invitado por línea').fill(text)
  await press(page, 'Ver la lista')
}

test('a full list says so before anything is sent, and after a guest too many', async ({ page }) => {
  const weddingId = await atGuests(page, [])
  for (const part of [0, 1])
    await call(page.request, 'POST', `/weddings/${weddingId}/guests/import`, {
      mode: 'append',
      guests: Array.from({ length: 5000 }, (_, row) => ({ fullName: `Invitado ${part * 5000 + row}` })),
    })
  await page.reload()
  await bringText(page, 'Ana Soto\nBerta Lasa')
  const sentence = 'Con los que ya tienes serían 10.002 invitados, y en una lista caben 10.000.'
  await expect(dialog(page, 'Esto es lo que traes').getByRole('alert')).toContainText(sentence)
  await press(page, 'Continuar')
  const merge = dialog(page, 'Ya tienes 10.000 invitados')
  await expect(merge.getByRole('button', { name: 'Añadir al final' })).toBeDisabled()
  await expect(merge.getByRole('button', { name: 'Sobrescribir lista actual' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await newName(page).fill('Marta Sanchis')
  await newName(page).press('Enter')
  await expect(
    page.getByText('Una lista puede tener hasta 10.000 invitados. Marta Sanchis sigue aquí, sin guardar.'),
  ).toBeVisible()
})

for (const viewport of [undefined, PHONE]) {
  test(`several names pasted where one belongs go to the import (${viewport ? 'phone' : 'desk'})`, async ({
    page,
  }) => {
    if (viewport) await page.setViewportSize(viewport)
    const weddingId = await atGuests(page, THERE)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('Ana Soto\r\nBerta Lasa\n\nCarlos Jara\n'))
    await newName(page).focus()
    await page.keyboard.press('Control+V')
    await expect(page.getByLabel('Un invitado por línea')).toHaveValue(/Ana Soto\s+Berta Lasa\s+Carlos Jara/)
    await press(page, 'Ver la lista')
    await expect(page.getByText('Se importarán 3 invitados.')).toBeVisible()
    expect(await names(page, weddingId)).toHaveLength(3)
  })

  test(`a file is shown before anything is written, then added at the end (${viewport ? 'phone' : 'desk'})`, {
    tag: '@core',
  }, async ({ page }) => {
    if (viewport) await page.setViewportSize(viewport)
    const weddingId = await atGuests(page, THERE)
    await bringFile(page)
    const preview = dialog(page, 'Esto es lo que traes')
    await expect(preview.getByText('Se importarán 2 invitados.')).toBeVisible()
    await expect(preview.getByText('1 fila sin nombre no se importa.')).toBeVisible()
    await expect(preview.getByText('1 mesa nueva, 1 persona sentada.')).toBeVisible()
    await expect(preview.getByText('1 podría estar ya en tu lista.')).toBeVisible()
    await expect(preview.getByRole('list', { name: 'Cambios' })).toContainText(
      'Carmen Aguirre email: nada → carmen@correo.example',
      { useInnerText: true },
    )
    await expect(preview.getByRole('rowheader', { name: 'Teo Lasa' })).toBeVisible()
    await expectAccessible(page)
    expect(await names(page, weddingId)).toHaveLength(3)

    await press(page, 'Continuar')
    const choice = dialog(page, 'Ya tienes 3 invitados')
    await expect(choice.getByText('Has traído 3 nombres de familia.csv.')).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Añadir y poner al día')
    await expect(page.getByText('Has importado 2 invitados y has puesto al día 1 invitado.')).toBeVisible()
    await expectTotal(page, 5)
    expect(await names(page, weddingId)).toEqual([
      'Carmen Aguirre',
      'Íñigo Lasa',
      'Eva',
      'Teo Lasa',
      'Zoe Marín',
    ])

    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expectTotal(page, 3)
    expect((await guestsOf(page, weddingId)).map(({ email }) => email)).toEqual([null, null, null])
  })
}

test('possible duplicates come too when that is what is wanted', async ({ page }) => {
  const weddingId = await atGuests(page, THERE)
  await bringText(page, 'carmen aguirre\nZoe Marín')
  await expect(page.getByText('Se importará 1 invitado.')).toBeVisible()
  await page.getByLabel('Traer a todos').check()
  await expect(page.getByText('Se importarán 2 invitados.')).toBeVisible()
  await press(page, 'Continuar')
  await press(page, 'Añadir al final')
  await expectTotal(page, 5)
  expect(await names(page, weddingId)).toContain('carmen aguirre')
})

test('a list of which nothing would come says why, and goes on only where there is a way', async ({
  page,
}) => {
  await atGuests(page, THERE)
  await bringText(page, 'carmen aguirre\nEva')
  const preview = dialog(page, 'Esto es lo que traes')
  await expect(preview).toContainText('No se importará ningún invitado: todos parecen estar ya en tu lista.')
  await expect(preview.getByRole('button', { name: 'Continuar' })).toBeEnabled()
  for (const name of ['carmen aguirre', 'Eva'])
    await preview.getByRole('checkbox', { name: `Traer a ${name}` }).uncheck()
  await expect(preview).toContainText('No se importará ningún invitado: no hay ninguno marcado.')
  await expect(preview.getByRole('button', { name: 'Marca a quien quieras traer' })).toBeDisabled()
})

test('who comes twice in one list is told apart from who is there already, and comes', async ({ page }) => {
  await atGuests(page, THERE)
  await bringText(page, 'Carmen Aguirre\nCarmen Aguirre\nZoe Marín')
  const preview = dialog(page, 'Esto es lo que traes')
  await expect(preview.getByText('Se importarán 2 invitados.')).toBeVisible()
  await expect(preview.getByLabel('Saltar a quien ya está')).toBeChecked()
  await preview.getByText('Ver quiénes').click()
  await expect(preview.getByText('Carmen Aguirre: otra vez en lo que importas')).toBeVisible()
  await expect(preview.getByText('Los demás vienen: si sobra alguien, quítale la marca abajo.')).toBeVisible()
})

test('an overwrite says how many answers it destroys, and asks again when the list has changed', async ({
  page,
}) => {
  const weddingId = await atGuests(page, THERE)
  await bringText(page, 'Zoe Marín\nCarmen Aguirre')
  await press(page, 'Continuar')
  await press(page, 'Sobrescribir lista actual')
  const warning = dialog(page, '¿Sobrescribir la lista actual?')
  await expect(warning).toContainText('Vas a eliminar 3 invitados y 2 respuestas (1 sí, 1 no).')
  await expect(warning).toContainText('con 2 invitados')
  await expect(warning).toContainText('podrás recuperarla en la papelera de Actividad')
  await expectAccessible(page)

  await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Llegó ahora', rsvp: true })
  await press(page, 'Sobrescribir lista actual')
  await expect(warning).toContainText('La lista ha cambiado mientras decidías')
  await expect(warning).toContainText('Vas a eliminar 4 invitados y 3 respuestas (2 sí, 1 no).')
  expect(await names(page, weddingId)).toHaveLength(4)

  await press(page, 'Volver')
  await press(page, 'Sobrescribir lista actual')
  await press(page, 'Sobrescribir lista actual')
  await expectTotal(page, 2)
  expect(await names(page, weddingId)).toEqual(['Zoe Marín', 'Carmen Aguirre'])

  await page.goto(`/app/couple/${weddingId}/activity`)
  await page.getByText('Papelera', { exact: true }).click()
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect.poll(() => names(page, weddingId)).toHaveLength(4)
  expect(await names(page, weddingId)).toContain('Llegó ahora')
})

test('an import whose answer is lost adds no guest twice when it is retried', async ({ page }) => {
  const weddingId = await atGuests(page, THERE)
  let tries = 0
  await page.route('**/guests/import', async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await bringText(page, 'Zoe Marín\nTeo Lasa')
  await press(page, 'Continuar')
  await press(page, 'Añadir al final')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('No hay conexión.')
  await press(page, 'Añadir al final')
  await expectTotal(page, 5)
  expect(await names(page, weddingId)).toEqual([
    'Carmen Aguirre',
    'Íñigo Lasa',
    'Eva',
    'Zoe Marín',
    'Teo Lasa',
  ])
})

test('without a list it is imported at once, decorations of a chat taken off', async ({ page }) => {
  const weddingId = await atGuests(page, [])
  await page.getByRole('button', { name: /Pegar texto/ }).click()
  await page.getByLabel('Un invitado por línea').fill('1. Ana Pérez\n\n- Luis Gil  \n')
  await press(page, 'Ver la lista')
  await press(page, 'Importar 2 invitados')
  await expectTotal(page, 2)
  expect(await names(page, weddingId)).toEqual(['Ana Pérez', 'Luis Gil'])
})

test('what cannot be read says why, and what was pasted is still there after closing', async ({ page }) => {
  await atGuests(page, THERE)
  await bringFile(page, 'x', 'foto.png')
  await expect(page.getByText('«foto.png» no es una lista que sepamos leer.')).toBeVisible()
  await page.getByRole('tab', { name: 'Pegar texto' }).click()
  await page.getByLabel('Un invitado por línea').fill('Ana Pérez')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Importar lista' }).click()
  await page.getByRole('tab', { name: 'Pegar texto' }).click()
  await expect(page.getByLabel('Un invitado por línea')).toHaveValue('Ana Pérez')
})

test('five thousand guests come from a file in one go', async ({ page }) => {
  const weddingId = await atGuests(page, [])
  await page.getByRole('button', { name: /Importar CSV o Excel/ }).click()
  const rows = ['nombre', ...Array.from({ length: 5000 }, (_, row) => `Persona ${row}`)]
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'todos.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await press(page, 'Importar 5.000 invitados')
  await expect(page.getByText('Has importado 5.000 invitados.')).toBeVisible()
  await expectTotal(page, 5000)
  expect(await names(page, weddingId)).toEqual(rows.slice(1))
})

const GROUPS = [
  'Código;Quiénes;Pases;Alergias',
  'A1;Los Ferrer;4;Gluten',
  'A2;Tía Asunción;1;',
  'A3;Eva Soto;2;',
].join('\n')

for (const viewport of [undefined, PHONE]) {
  test(`passes are people unless said, and each column can become something else (${viewport ? 'phone' : 'desk'})`, async ({
    page,
  }) => {
    if (viewport) await page.setViewportSize(viewport)
    const weddingId = await atGuests(page, [])
    await page.getByRole('button', { name: /Importar CSV o Excel/ }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'grupos.csv', mimeType: 'text/csv', buffer: Buffer.from(GROUPS) })
    const columns = dialog(page, 'Revisa las columnas')
    await expect(columns).toContainText('Ninguna columna se titula «Nombre».')
    const who = columns.getByRole('listitem').filter({ hasText: 'Quiénes' })
    await expect(who).toContainText('Los Ferrer · Tía Asunción · Eva Soto')
    // On a phone the step is one column: each choice stands under its heading.
    const [heading, choice] = [who.getByText('Quiénes', { exact: true }), who.getByRole('button')]
    const tops = await Promise.all([heading, choice].map(async (one) => (await one.boundingBox())!))
    expect(tops[1]!.y > tops[0]!.y + tops[0]!.height).toBe(viewport !== undefined)
    await expectAccessible(page)

    await columns.getByRole('button', { name: /Qué es la columna Alergias/ }).click()
    await page.getByRole('option', { name: 'Añadir a las notas' }).click()
    await expect(columns).toContainText('Alergias y dietas son datos delicados')
    await press(page, 'Ver la lista')

    const preview = dialog(page, 'Esto es lo que traes')
    await expect(preview.getByText('Se importarán 7 invitados.')).toBeVisible()
    await preview.getByLabel('Como está escrito: un invitado por fila').check()
    await expect(preview.getByText('Se importarán 3 invitados.')).toBeVisible()
    await expect(preview.getByText('No se importa la columna «Código».')).toBeVisible()
    await preview.getByRole('checkbox', { name: 'Traer a Eva Soto' }).uncheck()
    await expectAccessible(page)
    await press(page, 'Importar 2 invitados')
    await expectTotal(page, 2)
    expect((await guestsOf(page, weddingId)).map(({ fullName, notes }) => [fullName, notes])).toEqual([
      ['Los Ferrer', 'Pases: 4\nAlergias: Gluten'],
      ['Tía Asunción', 'Pases: 1'],
    ])
  })
}

test('answers given faster than the list is read again all stand at once, and nothing goes on before they count', async ({
  page,
}) => {
  const weddingId = await atGuests(page, [])
  await page.getByRole('button', { name: /Pegar texto/ }).click()
  await page
    .getByLabel('Un invitado por línea')
    .fill('Nombre;Asiste\nAna y Luis Soto;TRUE\nMarta Ríos;FALSE\nEva Gil;TRUE')
  await press(page, 'Ver la lista')
  const preview = dialog(page, 'Esto es lo que traes')
  await expect(preview.getByText('Se importarán 4 invitados.')).toBeVisible()
  const shown = await preview.evaluate((dialog) => {
    const radios = ['Como está escrito', 'Han dicho que no'].map((label) => {
      const row = [...dialog.querySelectorAll('label')].find(({ textContent }) =>
        textContent.startsWith(label),
      )
      return row!.querySelector('input')!
    })
    for (const radio of radios) radio.click()
    return radios.map(({ checked }) => checked)
  })
  expect(shown).toEqual([true, true])
  await press(page, 'Importar 3 invitados')
  await expectTotal(page, 3)
  expect((await guestsOf(page, weddingId)).map(({ fullName, rsvp }) => [fullName, rsvp])).toEqual([
    ['Ana y Luis Soto', true],
    ['Marta Ríos', false],
    ['Eva Gil', true],
  ])
})

test('the columns can be reviewed from the preview, by keyboard: headings and what parts the cells', async ({
  page,
}) => {
  const weddingId = await atGuests(page, [])
  await page.getByRole('button', { name: /Pegar texto/ }).click()
  await page
    .getByLabel('Un invitado por línea')
    .fill('Nombre;Cosas\nAna Soto;Trona\nBerta Lasa;\nCarlos Jara;Vegano')
  await press(page, 'Ver la lista')
  const review = page.getByRole('dialog').getByRole('button', { name: 'Revisar columnas' })
  await review.focus()
  await page.keyboard.press('Enter')
  const columns = dialog(page, 'Revisa las columnas')
  await expect(columns).toBeFocused()
  await columns.getByRole('button', { name: /Qué separa las columnas/ }).press('Enter')
  await page.getByRole('option', { name: 'Ninguno: una columna' }).press('Enter')
  await expect(columns.getByRole('listitem')).toHaveCount(1)
  await columns.getByRole('button', { name: /Qué separa las columnas/ }).press('Enter')
  await page.getByRole('option', { name: 'Punto y coma ( ; )' }).press('Enter')
  await expect(columns.getByRole('listitem')).toHaveCount(2)
  await columns.getByRole('button', { name: /Qué es la columna Cosas/ }).press('Enter')
  await page.getByRole('option', { name: 'Notas', exact: true }).press('Enter')
  await columns.getByRole('button', { name: 'Ver la lista' }).press('Enter')
  await press(page, 'Importar 3 invitados')
  await expectTotal(page, 3)
  expect((await guestsOf(page, weddingId)).map(({ notes }) => notes)).toEqual(['Trona', null, 'Vegano'])
})

test('what seems no guest is left out by name, and comes when asked for', async ({ page }) => {
  const weddingId = await atGuests(page, [])
  await page.getByRole('button', { name: /Pegar texto/ }).click()
  await page
    .getByLabel('Un invitado por línea')
    .fill('Lista de invitados\nAna; Luis; Eva\nMamá\nMamá\nTotal: 5')
  await press(page, 'Ver la lista')
  const preview = dialog(page, 'Esto es lo que traes')
  await expect(preview.getByText('Se importarán 5 invitados.')).toBeVisible()
  await expect(
    preview.getByRole('group', { name: '1 fila nombra o cuenta a varias personas' }),
  ).toContainText('«Ana; Luis; Eva»: Ana, Luis y Eva')
  await expect(preview.getByText('No se importa «Total: 5»: parece un total.')).toBeVisible()
  await expect(preview.getByText('No se importa «Lista de invitados»: parece un título.')).toBeVisible()
  await expect(preview.getByText('1 parece repetido en lo que importas.')).toBeVisible()
  await preview.getByRole('button', { name: 'Ver más' }).click()
  await preview.getByRole('checkbox', { name: 'Traer a Total: 5' }).check()
  await expect(preview.getByText('Se importarán 6 invitados.')).toBeVisible()
  await expect(preview.getByText('parece un total.')).toBeHidden()
  await press(page, 'Importar 6 invitados')
  await expectTotal(page, 6)
  expect(await names(page, weddingId)).toEqual(['Ana', 'Luis', 'Eva', 'Mamá', 'Mamá', 'Total: 5'])
})

test('a workbook says what each page brings, and two people of one cell come as two', async ({ page }) => {
  const weddingId = await atGuests(page, [])
  const book = utils.book_new()
  const pages = {
    Novia: [
      ['Nombre', 'Confirmado'],
      ['Ana y Luis García', true],
      ['Eva Soto', false],
    ],
    Catering: [
      ['Plato', 'Precio'],
      ['Croquetas', 3],
      ['Jamón', 9],
    ],
    Novio: [
      ['Nombre', 'Confirmado'],
      ['Hugo Vela', ''],
    ],
  }
  for (const [name, rows] of Object.entries(pages))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  await page.getByRole('button', { name: /Importar CSV o Excel/ }).click()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
  await page.locator('input[type=file]').setInputFiles({ name: 'boda.xlsx', mimeType, buffer })
  const preview = dialog(page, 'Esto es lo que traes')
  await expect(preview.getByLabel('Novia: 3 personas')).toBeChecked()
  await expect(preview.getByLabel('Novio: 1 persona')).toBeChecked()
  await expect(preview.getByLabel('Catering: no parece una lista de invitados')).not.toBeChecked()
  await expect(preview.getByLabel('Aún no han contestado')).toBeChecked()
  await preview.getByLabel('Por separado y con el mismo apellido').check()
  await expect(preview.getByRole('rowheader', { name: 'Ana García', exact: true })).toBeVisible()
  await preview.getByLabel('Novio: 1 persona').uncheck()
  await expectAccessible(page)
  await press(page, 'Importar 3 invitados')
  await expectTotal(page, 3)
  expect((await guestsOf(page, weddingId)).map(({ fullName, rsvp }) => [fullName, rsvp])).toEqual([
    ['Ana García', true],
    ['Luis García', true],
    ['Eva Soto', null],
  ])
})

for (const viewport of [undefined, PHONE]) {
  test(`a corrected list shows what changes of each guest, changes that, and is undone (${viewport ? 'phone' : 'desk'})`, async ({
    page,
  }) => {
    if (viewport) await page.setViewportSize(viewport)
    const weddingId = await atGuests(page, [
      { fullName: 'Marcos Teruel' },
      { fullName: 'Leo Rincón', rsvp: true, notes: 'Trona' },
    ])
    const list = [
      'Nombre;Familia;Correo;Teléfono;Asistencia;Idioma;Notas',
      'Marcos Teruel;Teruel;marcos@correo.example;699 88 77 66;Sí;;',
      'Leo Rincón;;;;No;Inglés;Llega tarde',
      'Eva Lasa;Teruel;;;;;',
    ].join('\r\n')
    await bringFile(page, list)
    const preview = dialog(page, 'Esto es lo que traes')
    const changes = preview.getByRole('list', { name: 'Cambios' }).getByRole('listitem')
    await expect(changes).toHaveText(
      [
        'Marcos Teruel email: nada → marcos@correo.example RSVP: sin respuesta → Sí teléfono: nada → 699 88 77 66',
        'Leo Rincón RSVP: Sí → No notas: se añade «Llega tarde»',
      ],
      { useInnerText: true },
    )
    await expect(
      preview.getByText(
        'No cambian su familia ni su idioma, que la lista trae distintos: Marcos Teruel y Leo Rincón. Puedes cambiarlos en «Por familias».',
      ),
    ).toBeVisible()
    await expect(preview.getByRole('radio', { name: 'Poner al día a quien ya está' })).toBeChecked()
    await expectAccessible(page)
    await press(page, 'Continuar')
    await press(page, 'Añadir y poner al día')
    const answers = async () =>
      (await guestsOf(page, weddingId)).map(({ fullName, rsvp, notes }) => [fullName, rsvp, notes])
    await expect.poll(answers).toEqual([
      ['Marcos Teruel', true, null],
      ['Leo Rincón', false, 'Trona\nLlega tarde'],
      ['Eva Lasa', null, null],
    ])
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(answers).toEqual([
      ['Marcos Teruel', null, null],
      ['Leo Rincón', true, 'Trona'],
    ])
  })
}
