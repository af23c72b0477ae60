import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  PROFIT_ACCOUNT_NOT_FOUND: 'Esta boda ya no está en tus cuentas.',
  TIME_NOT_FOUND: 'Esas horas ya no están apuntadas.',
  COST_NOT_FOUND: 'Ese gasto ya no está.',
  TOO_MANY_TIMES: (data) => `En cada boda caben ${many(data)} anotaciones de horas.`,
  TOO_MANY_COSTS: (data) => `En cada boda caben ${many(data)} gastos.`,
  CLOCK_RUNS: (data) => `El reloj está en marcha para ${data?.name ?? 'otra boda'}. Páralo antes.`,
  CLOCK_STOPPED: 'El reloj ya estaba parado.',
})
