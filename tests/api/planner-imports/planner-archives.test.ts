import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { textFile, warmReader } from '../../support/outside/import-files.ts'
import { PlannerSession } from '../../support/outside/planner-files.ts'
import { download } from '../../support/outside/wedding-zip.ts'

const { app, cast } = useCast()
let zip: Buffer

beforeAll(async () => {
  await warmReader(app)
  zip = await download(app, cast.lucia, await cast.lucia.createWedding('Olga & Iker', '2027-06-12'))
})

const weddings = async (person: Person) =>
  ((await person.get('/api/weddings')).body as { name: string }[]).map(({ name }) => name)

describe('downloaded weddings among those of a planner', () => {
  let nuria: Person
  let all: PlannerSession
  beforeEach(async () => {
    nuria = await signedUp(app, 'Nuria Planas', 'planner')
    all = new PlannerSession(nuria, app)
  })

  const openOf = (fileId: string) => nuria.post(`${all.path}/files/${fileId}/opening`)

  it('are no row and no loose file, and each is opened as a wedding of the planner', async () => {
    const read: PlannerImportView = await all.drop([
      { name: 'Olga & Iker/olga-iker.zip', bytes: zip },
      textFile('Noa y Sergi/invitados.csv', 'Nombre\nAna Ruiz\n'),
    ])
    expect(read.rows.map(({ name }) => name)).toEqual(['Noa & Sergi'])
    expect(read.loose).toEqual([])
    expect(read.archives).toMatchObject([{ fileName: 'Olga & Iker/olga-iker.zip', openedAs: null }])
    const opened = await openOf(read.archives[0]!.fileId)
    expect(opened).toMatchObject({ status: 201, body: { name: 'Olga & Iker' } })
    expect((await openOf(read.archives[0]!.fileId)).body.id).toBe(opened.body.id)
    expect((await all.find()).archives[0]!.openedAs).toBe(opened.body.id)
    expect(await weddings(nuria)).toEqual(['Olga & Iker'])
    const members = (await nuria.get(`/api/weddings/${opened.body.id}/members`)).body
    expect(JSON.stringify(members)).toContain('planner')
  })
})
