import * as z from 'zod'
import { id } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { busTrip } from '#contract/transport.ts'
import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { ridersOf, unsaidOf } from '#domain/transport/riders.ts'
import { DIRECTIONS, departureOf, inOrder } from '#domain/transport/transport.ts'
import { counted, pageInput, pageOf, pageOutput } from '../pages.ts'
import { readTool } from '../tool.ts'
import { ofWedding } from './wedding-tools.ts'

const tripRow = busTrip.pick({ direction: true, vehicle: true, seats: true }).extend({
  tripId: id,
  leaves: z.string().nullable(),
  stops: z.array(z.object({ name: z.string(), place: z.string().nullable(), at: z.string().nullable() })),
  going: z.array(z.string()),
  waiting: z.array(z.string()).describe('No caben'),
})

const clock = (minute: number | null) => (minute === null ? null : formatClock(minute))

export const listBuses = readTool({
  name: 'list_buses',
  title: 'Autobuses',
  description:
    'Los autobuses de ida (`out`) y de vuelta (`back`): paradas con su hora, quién va en cada uno, quién no cabe y cuántos no han pedido ninguno.',
  input: z.object({ ...ofWedding, ...pageInput }),
  output: z.object({ ...pageOutput(tripRow), without: z.object({ out: z.int(), back: z.int() }) }),
  async run({ call }, { weddingId, ...page }) {
    const [trips, people] = await Promise.all([
      call(contract.transport.trips, { weddingId }),
      call(contract.transport.people, { weddingId }),
    ])
    const rows = inOrder(trips).map((trip) => {
      const { going, waiting } = ridersOf(trip, people)
      return {
        tripId: trip.id,
        direction: trip.direction,
        vehicle: trip.vehicle,
        seats: trip.seats,
        leaves: clock(departureOf(trip)),
        stops: trip.stops.map(({ name, place, minute }) => ({ name, place, at: clock(minute) })),
        going: going.map(({ name }) => name),
        waiting: waiting.map(({ name }) => name),
      }
    })
    const [out, back] = DIRECTIONS.map((direction) => unsaidOf(direction, trips, people).length)
    return {
      text: `${counted(rows.length, 'autobús', 'autobuses')}.`,
      data: { ...pageOf(rows, page), without: { out: out!, back: back! } },
    }
  },
})
