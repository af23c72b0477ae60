import { formatEuros } from '#domain/budget/money.ts'
import type { BusStop, BusTrip, Vehicle } from '#domain/transport/transport.ts'
import { VEHICLE_WORDS } from '#ui/transport/vehicle-words.ts'
import { client } from '../../sync/api.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE } from '../../sync/query-client.ts'
import { refreshTransport, tripsQuery } from './transport.queries.ts'
import './transport.sentences.ts'
import { tripTitle } from './trip-words.ts'

/** The person's own changes to the buses of a wedding, there at once and then sent. */
export const tripChanges = createEditableList<
  BusTrip,
  string,
  'vehicle' | 'seats' | 'stops' | 'companyId' | 'priceCents'
>({
  area: 'bus-trip',
  read: (weddingId) => queryClient.fetchQuery({ ...tripsQuery(weddingId), staleTime: STALE_LATE }),
  patch: (weddingId, patch) => patchList(tripsQuery(weddingId).queryKey, patch),
  refresh: refreshTransport,
  requests: {
    add: (weddingId, trip, options) => client.transport.addTrip({ weddingId, ...trip }, options),
    edit: (weddingId, { item, field, value }, options) =>
      client.transport.updateTrip(
        {
          ...{ weddingId, tripId: item.id, [field]: value },
          ...(field === 'stops' && { from: { stops: item.stops } }),
        },
        options,
      ),
    remove: (weddingId, { id }, options) => client.transport.removeTrip({ weddingId, tripId: id }, options),
  },
  notFound: 'TRIP_NOT_FOUND',
  failedAdditions: 'undone',
  refusals: { TOO_MANY_BUS_TRIPS: 'undone', REPEATED_STOP: 'undone', VENDOR_NOT_FOUND: 'undone' },
  words: {
    where: 'los autobuses',
    name: tripTitle,
    subject: (name) => `El viaje «${name}»`,
    object: (name) => `el viaje «${name}»`,
    removed: (name) => `eliminado el viaje «${name}»`,
    fields: {
      vehicle: {
        act: (trip) => `cambiar el vehículo de «${tripTitle(trip)}»`,
        about: (trip) => `el vehículo de «${tripTitle(trip)}»`,
        reads: (vehicle: Vehicle) => VEHICLE_WORDS[vehicle].toLowerCase(),
      },
      seats: {
        act: (trip) => `cambiar las plazas de «${tripTitle(trip)}»`,
        about: (trip) => `las plazas de «${tripTitle(trip)}»`,
      },
      stops: {
        act: (trip) => `cambiar las paradas de «${tripTitle(trip)}»`,
        about: (trip) => `las paradas de «${tripTitle(trip)}»`,
        reads: (stops: BusStop[]) => stops.map(({ name }) => name).join(', '),
      },
      companyId: {
        act: (trip) => `cambiar la empresa de «${tripTitle(trip)}»`,
        about: (trip) => `la empresa de «${tripTitle(trip)}»`,
        reads: (companyId: string | null) => (companyId === null ? 'sin empresa' : 'otra empresa'),
      },
      priceCents: {
        act: (trip) => `cambiar el precio de «${tripTitle(trip)}»`,
        about: (trip) => `el precio de «${tripTitle(trip)}»`,
        reads: (cents: number | null) => (cents === null ? 'sin precio' : formatEuros(cents)),
      },
    },
  },
})
