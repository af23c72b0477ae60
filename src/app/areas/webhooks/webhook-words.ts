import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import type { OffReason, WebhookSection } from '#domain/webhooks/webhooks.ts'
import { SECTION_NAMES } from '../../shared/session/access-words.ts'
import { relativeTime } from '../../shared/words/relative-time.ts'

export const WEBHOOK_SECTION_NAMES: Record<WebhookSection, string> = {
  ...SECTION_NAMES,
  wedding: 'La boda y sus miembros',
}

/** The parts of the wedding that a program is told of, and who added it. */
export function toldTo({ sections, withData, owner, isOwn }: Webhook): string {
  const names = sections.map((section) => WEBHOOK_SECTION_NAMES[section])
  const data = withData ? 'con los datos' : 'sin los datos, solo qué ha cambiado'
  return `${inSpanishList(names)}, ${data}. ${isOwn ? 'Lo añadiste tú.' : `Lo añadió ${owner || 'Usuario'}.`}`
}

const OFF: Record<OffReason, string> = {
  owner: 'Apagado.',
  gone: 'Apagado: el programa contestó que ya no quiere avisos.',
  failing: 'Apagado: llevaba tres días sin contestar bien.',
  behind: 'Apagado: se le acumularon demasiados avisos.',
  secret: 'Apagado: hay que renovar su secreto, porque ha cambiado el de esta instalación.',
}

/** How it goes with a program, and whether that needs its owner. */
export function stateOf(webhook: Webhook, now: Date): { line: string; isWrong: boolean } {
  const { isOn, offReason, failingSince, deliveredAt, waiting } = webhook
  if (!isOn) return { line: OFF[offReason ?? 'owner'], isWrong: offReason !== 'owner' }
  if (failingSince) {
    const held = waiting === 1 ? 'espera 1 aviso' : `esperan ${waiting} avisos`
    return {
      line: `No contesta bien, ${relativeTime(failingSince, now).replace(/^hace/, 'desde hace')}: ${held}.`,
      isWrong: true,
    }
  }
  return {
    line: deliveredAt
      ? `Último aviso ${relativeTime(deliveredAt, now)}.`
      : 'Todavía no ha recibido ningún aviso.',
    isWrong: false,
  }
}

/** The name of an event. */
export function eventName({ type }: WebhookDelivery): string {
  if (type === 'webhook.test') return 'Prueba'
  return WEBHOOK_SECTION_NAMES[type.split('.')[0] as WebhookSection] ?? type
}

/** The outcome of a delivery, so far. */
export function outcomeOf({ status, httpStatus, error, attempts }: WebhookDelivery): string {
  const why = whyOf(error, httpStatus)
  if (status === 'delivered') return `Recibido (${httpStatus})`
  if (status === 'failed') return `No se entregó: ${why}`
  return attempts === 0 ? 'Enviando' : `Se volverá a intentar: ${why}`
}

function whyOf(error: WebhookDelivery['error'], httpStatus: number | null): string {
  switch (error) {
    case 'timeout':
      return 'no contestó en 10 segundos'
    case 'unreachable':
      return 'no pudimos conectar'
    case 'refused':
      return 'su dirección no es de internet'
    case 'noAccess':
      return 'ya no ves esa parte de la boda'
    case 'off':
      return 'los avisos estaban apagados'
    default:
      return httpStatus === null ? 'se está enviando' : `contestó ${httpStatus}`
  }
}

export const durationInWords = (ms: number): string =>
  ms < 1000 ? `${formatNumber(ms, 0)}\u00a0ms` : `${formatNumber(ms / 1000, 1)}\u00a0s`
