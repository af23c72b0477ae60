import { addSentences } from '../../shared/error-messages.ts'
import '../../shared/transport/bus-trips.sentences.ts'

addSentences({
  TRIP_NOT_FOUND: 'Ese viaje ya no está.',
  STOP_NOT_FOUND: 'Esa parada ya no está. Elige otra.',
  REPEATED_STOP: 'Otra persona acaba de cambiar las paradas. Míralas e inténtalo de nuevo.',
  MOVED_MEANWHILE: 'Alguien acaba de cambiarles el autobús. Ya ves dónde van.',
  PROPOSAL_STALE:
    'Alguien ha respondido o ha cambiado los viajes desde que se hizo la propuesta. Esta ya es la nueva: mírala otra vez.',
  NOTHING_TO_PROPOSE: 'No hay nada que aplicar.',
  TRIP_FULL: (data) => {
    const { free } = data as { free: number }
    return free === 0
      ? 'Se acaba de llenar. Ponlos en espera o elige otro.'
      : `Quedan ${free} plazas, y no llegan para todos. Ponlos en espera o elige otro.`
  },
})
