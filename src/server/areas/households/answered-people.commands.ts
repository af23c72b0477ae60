import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { PersonChanges } from '#domain/households/rsvp-answers.ts'
import type { Clock } from '#server/platform/clock.ts'
import { preparedStatement, send } from '#server/platform/postgres/prepared.ts'
import type { GuestsAuthor } from './households.commands.ts'
import type { InvitationRow } from './invitation.queries.ts'

/** The answers of an invitation, who brings them, and when: everything in one transaction. */
export type Answering = { tx: Transaction; clock: Clock; row: InvitationRow; by: GuestsAuthor }

/** How a column of a guest is read from `c`, the changes of a person as JSON. */
const COLUMNS = {
  rsvp: sql`(c ->> 'rsvp')::boolean`,
  maybe: sql`(c ->> 'maybe')::boolean`,
  menu: sql`c ->> 'menu'`,
  allergens: sql`array(select jsonb_array_elements_text(c -> 'allergens'))`,
  diets: sql`array(select jsonb_array_elements_text(c -> 'diets'))`,
  diet_note: sql`c ->> 'diet_note'`,
  health_consent_at: sql`(c ->> 'health_consent_at')::timestamptz`,
  health_consent_text: sql`c ->> 'health_consent_text'`,
  health_agreed: sql`nullif(c -> 'health_agreed', 'null')`,
  needs_high_chair: sql`(c ->> 'needs_high_chair')::boolean`,
  bus_out: sql`c ->> 'bus_out'`,
  bus_back: sql`c ->> 'bus_back'`,
  own_answers: sql`jsonb_strip_nulls(g.own_answers || (c -> 'own_answers'))`,
} satisfies Record<string, SQL>

type ColumnChanges = { [Column in keyof typeof COLUMNS]?: unknown }

/** A column without a change is left alone: a member may be editing it at the same time. */
const SETS = sql.join(
  Object.entries(COLUMNS).map(([column, read]) => {
    const name = sql.raw(column)
    return sql`${name} = case when c ? ${sql.raw(`'${column}'`)} then ${read} else g.${name} end`
  }),
  sql`, `,
)

/** All people and all their events in one statement. */
export async function storePeople(
  { tx, clock, row }: Answering,
  people: readonly PersonChanges[],
): Promise<void> {
  const given = people.map((person) => ({
    id: person.guestId,
    events: person.events,
    columns: toColumns(clock, person),
  }))
  await send(tx, STORE_PEOPLE({ weddingId: row.weddingId, given: JSON.stringify(given) }))
}

/**
 * By a list of ids their rows are looked for, and not all guests read. The `select` around the wedding keeps it from
 * the planner, which would plan anew for what it knows of its size.
 */
const STORE_PEOPLE = preparedStatement(
  'answers-of-people',
  ({ weddingId, given }: { weddingId: string; given: string }) => sql`
    with given as (
      select (one ->> 'id')::uuid as id, one -> 'events' as events, one -> 'columns' as c
      from jsonb_array_elements(${given}::jsonb) as one
    ), answered as (
      update event_answers a set answer = e.value::boolean from given, jsonb_each_text(given.events) as e
      where a.wedding_id = (select ${weddingId}::uuid) and a.guest_id = any(array(select id from given))
        and a.guest_id = given.id and a.event_id = e.key::uuid
    )
    update guests g set ${SETS} from given
    where g.wedding_id = (select ${weddingId}::uuid) and g.id = any(array(select id from given))
      and g.id = given.id and given.c <> '{}'`,
)

function toColumns(clock: Clock, changes: PersonChanges): ColumnChanges {
  const { rsvp, maybe, menu, needs, consent, agreed, needsHighChair, busOut, busBack, ownAnswers } = changes
  return {
    ...(rsvp !== undefined && { rsvp }),
    ...(maybe && { maybe }),
    ...(menu !== undefined && { menu }),
    ...(needs && { allergens: needs.allergens, diets: needs.diets, diet_note: needs.dietNote }),
    ...(consent !== undefined && {
      health_consent_at: consent ? clock.now().toISOString() : null,
      health_consent_text: consent,
    }),
    ...(agreed !== undefined && { health_agreed: agreed }),
    ...(needsHighChair !== undefined && { needs_high_chair: needsHighChair }),
    ...(busOut !== undefined && { bus_out: busOut }),
    ...(busBack !== undefined && { bus_back: busBack }),
    ...(ownAnswers && { own_answers: ownAnswers }),
  }
}
