import { type SQL, sql } from 'drizzle-orm'
import type { ToldStops } from '#domain/transport/transport.ts'
import type { ToldDates } from './told-dates.queries.ts'

/**
 * The stops that guests were told, as a change of the stops of a bus sets them: those of before the first change while
 * their page tells the hours of the wedding.
 */
export const toldStops = (dates: ToldDates): SQL<ToldStops | null> => sql<ToldStops | null>`(
    select case when bus_trips.told ->> 'date' = w.event_date::text then bus_trips.told
      else jsonb_build_object('date', w.event_date, 'stops', bus_trips.stops) end
    from weddings w
    where w.id = bus_trips.wedding_id
      and w.event_date in (select json_array_elements_text(${JSON.stringify(dates)}::json)::date))`
