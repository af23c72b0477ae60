import { addSentences } from '../../../shared/error-messages.ts'

addSentences({
  WEDDING_IS_TODAY: 'Hoy se casan: no les mandamos recordatorios.',
  REMINDED_TODAY: 'Ya se lo has recordado hoy. Mañana puedes otra vez.',
  NOTHING_TO_REMIND: 'La pareja no tiene nada pendiente hasta el domingo.',
})
