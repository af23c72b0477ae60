/** Asks the server with the cookie of the couple. A body of bytes is sent as it is. */
export type Ask = (method: string, path: string, body?: object | Buffer) => Promise<Response>

/** The work that the devices of a couple do in turn: they add something under an id of theirs, and read. */
export type Errand = {
  add(ask: Ask, id: string): Promise<Response>
  read(ask: Ask): Promise<Response>
  /** The ids of all that is there. */
  there(ask: Ask): Promise<Set<string>>
  /** The pause after a request that succeeded, in milliseconds. */
  pauseMs: number
}

export const guests = (weddingId: string): Errand => {
  const path = `/api/weddings/${weddingId}/guests`
  return {
    add: (ask, id) => ask('POST', path, { id, fullName: 'Carmen Aguirre' }),
    read: (ask) => ask('GET', `${path}/summary`),
    async there(ask) {
      const answer = await ask('GET', path)
      if (!answer.ok) throw new Error(`the list cannot be read afterwards: ${answer.status}`)
      return new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id))
    },
    pauseMs: 15,
  }
}

/** A vendor keeps 100 files. */
const VENDORS = 10

/** The couple sends contracts and opens the last that was taken; what is there afterwards is read byte by byte. */
export async function contracts(weddingId: string, ask: Ask): Promise<Errand> {
  const of = async () => {
    const answer = await ask('POST', `/api/weddings/${weddingId}/vendors`, { vendorType: 'catering' })
    return `/api/weddings/${weddingId}/vendors/${((await answer.json()) as { id: string }).id}/files`
  }
  const paths: string[] = []
  for (let count = 0; count < VENDORS; count += 1) paths.push(await of())
  let turn = 0
  let last: string | null = null
  const open = async (asking: Ask, linkPath: string) => {
    const link = await asking('GET', linkPath)
    if (!link.ok) return link
    return asking('GET', ((await link.json()) as { url: string }).url)
  }
  return {
    async add(asking, id) {
      const path = paths[turn++ % VENDORS]!
      const answer = await asking('POST', `${path}?name=${id}.txt`, Buffer.from(id))
      if (answer.ok) last = `${path}/${((await answer.clone().json()) as { id: string }).id}/link`
      return answer
    },
    read: (asking) => (last ? open(asking, last) : asking('GET', paths[0]!)),
    async there(asking) {
      const found = new Set<string>()
      for (const path of paths)
        for (const { id, name } of (await (await asking('GET', path)).json()) as {
          id: string
          name: string
        }[]) {
          const text = await (await open(asking, `${path}/${id}/link`)).text()
          if (name === `${text}.txt`) found.add(text)
        }
      return found
    },
    pauseMs: 120,
  }
}
