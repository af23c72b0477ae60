import { codeAt } from '../accounts/authenticator.ts'
import { operatorInSitting } from '../accounts/operator.ts'
import { join, Person } from '../accounts/person.ts'
import { rowsOf } from '../contract/contract-fields.ts'
import type { TestApp } from '../test-app.ts'
import type { Sender } from './api-requests.ts'
import type { KnownRows } from './known-rows.ts'

type Account = 'couple' | 'planner' | 'outsider' | 'operator'

/** The accounts that send requests. Whatever these do to them, `renew` has them all again. */
export class FuzzPeople {
  readonly #app: Pick<TestApp, 'fetch' | 'db'>
  readonly #rows: KnownRows
  readonly #people = new Map<Account, Person>()
  #weddingId = 'none yet'
  #secret: Buffer | undefined

  constructor(app: Pick<TestApp, 'fetch' | 'db'>, rows: KnownRows) {
    this.#app = app
    this.#rows = rows
  }

  headersOf(sender: Sender): Record<string, string> {
    if (sender === 'nobody') return {}
    if (sender === 'bad token') return { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }
    if (sender === 'bad cookie')
      return { cookie: `${this.#people.get('couple')!.cookie.slice(0, -9)}AAAA%3D%3D` }
    return { cookie: this.#people.get(sender)!.cookie }
  }

  /** Signs in again who is signed out, and makes again who or what was removed. */
  async renew(): Promise<void> {
    for (const each of ['couple', 'planner', 'outsider', 'operator'] as const) await this.#renewPerson(each)
    const isThere = async (who: Account) =>
      (await this.#people.get(who)!.get(`/api/weddings/${this.#weddingId}`)).status === 200
    if (!(await isThere('couple'))) await this.#createWedding()
    if (!(await isThere('planner'))) await this.#letPlannerIn()
  }

  async #renewPerson(who: Account): Promise<void> {
    const before = this.#people.get(who)
    const isSignedIn = before && (await before.get('/api/profile')).status === 200
    if (isSignedIn && who !== 'operator') return
    if (before && who === 'operator') {
      await before.post('/api/operator/sitting', { code: codeAt(this.#secret!) })
      return
    }
    if (before && (await before.signIn()).status === 200) return
    this.#people.set(who, who === 'operator' ? await this.#operator() : await this.#newPerson(who))
  }

  async #operator(): Promise<Person> {
    const { carmen, secret } = await operatorInSitting(this.#app)
    this.#secret = secret
    return carmen
  }

  async #newPerson(who: Account): Promise<Person> {
    const person = new Person(this.#app, 'Noelia Cano', who === 'planner' ? 'planner' : 'couple')
    const { status, body } = await person.signUp()
    if (status !== 200) throw new Error(`sign-up: ${status} ${JSON.stringify(body)}`)
    this.#rows.add('userId', person.userId)
    return person
  }

  /** A couple who are members of as many weddings as there can be are followed by others. */
  async #createWedding(): Promise<void> {
    const create = () => this.#people.get('couple')!.createWedding('Lucía & Martín', '2027-04-10')
    let created: string | undefined = await create()
    if (!created) {
      this.#people.set('couple', await this.#newPerson('couple'))
      created = await create()
    }
    this.#weddingId = created
    const [lucia, elena] = [this.#people.get('couple')!, this.#people.get('planner')!]
    const rows = await rowsOf({ lucia, elena, weddingId: this.#weddingId })
    this.#rows.clear()
    for (const [name, id] of Object.entries(rows)) this.#rows.add(name, id)
  }

  /** A couple who may not invite any more makes room for another one, as a planner who has become a couple does. */
  async #letPlannerIn(): Promise<void> {
    const planner = this.#people.get('planner')!
    const code = await this.#people.get('couple')!.invite(this.#weddingId, 'planner')
    if (code && (await planner.post('/api/invitations/redeem', { code })).status === 200) return
    for (const who of ['couple', 'planner'] as const) this.#people.set(who, await this.#newPerson(who))
    await this.#createWedding()
    await join(this.#people.get('couple')!, this.#weddingId, this.#people.get('planner')!)
  }
}
