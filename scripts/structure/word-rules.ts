import { isTest, type Rule } from './fault.ts'
import { writtenTexts } from './written-texts.ts'

type WordRule = {
  never: RegExp
  /** The better word; docs/glossary.md says more. */
  instead: string
  /** Whole texts that may: fixed sentences, or another meaning of the word. */
  but?: readonly string[]
  /** Files in which it means something else, such as words that are read and not said. */
  notIn?: RegExp
  /** Files to which alone it applies. */
  onlyIn?: RegExp
}

/** Lists that people bring, what they search for and what they choose for a password: words that we read. */
const READ_NOT_SAID =
  /^src\/(?:site\/help\/search-words\.ts|domain\/(?:guest-import\/guest-list\/|inspiration\/inspiration\.ts|catalogue\/catalogue\.ts)|server\/core\/auth\/passwords\/(?:guessable|spanish)-passwords)/

/** The rules of docs/glossary.md that a pattern can hold. */
const WORD_RULES: readonly WordRule[] = [
  {
    never: /elementos?\b/i,
    instead: 'proveedor or componente',
    but: ['No hay elementos en esta sección.'],
  },
  {
    never: /\bRSVP\b/,
    instead: 'respuesta',
    but: [
      'RSVP',
      'RSVP Sí',
      'RSVP No',
      'RSVP Pendiente',
      'RSVP: {}',
      'Cambiar RSVP',
      'Filtrar por RSVP',
      'Leemos las columnas Nombre, Apellidos, Email, RSVP y Notas de la primera hoja. Basta con la de los nombres.{}{}',
    ],
  },
  {
    never: /\bborr(?!ador)[aáeó]/i,
    instead: 'eliminar, or quitar from a list',
    notIn: READ_NOT_SAID,
  },
  { never: /correos? electrónicos?|\be-mails?\b/i, instead: 'email for the address, correo for the mailbox' },
  {
    never: /\b(?:los|más|unos|hay|muchos|\d|\{\}) emails\b/i,
    instead: 'correos, which is what arrives',
    but: ['Por los apellidos y los emails hemos visto {} sin juntar.{}'],
  },
  { never: /\bEnter\b(?=.* )|(?<= .*)\bEnter\b/, instead: 'Intro' },
  {
    never: /\bnovi[oa]s?\b|\bmarido|\besposas?\b|\besposos?\b/i,
    instead: 'pareja, quienes se casan, or nothing: couples are not a man and a woman',
    notIn: READ_NOT_SAID,
  },
  {
    never: /\b(?:los|ambos|vosotros) dos\b|\bella y él\b|\bél y ella\b/i,
    instead: 'la pareja',
    but: [
      'Te escribiremos a los dos correos: cambia cuando lo confirmes en ambos.',
      'Cambiará a {} cuando lo confirmes desde los dos correos.',
    ],
    notIn: /^src\/server\/areas\/access\/email-change-mails\.ts/,
  },
  { never: /\borganizador/i, instead: 'wedding planner' },
  { never: /\bpróximamente\b|\bmuy pronto\b/i, instead: 'En camino' },
  {
    never: /\b(?:otra vez|de nuevo|intentarlo|probar|otro) en (?:\d|\{\}|un (?:minuto|segundo))/i,
    instead: 'dentro de',
  },
  { never: /\busted(?:es)?\b/i, instead: 'tú' },
  { never: /\b(?:hacer? cl[ií]ck?|clica|pincha)\b/i, instead: 'pulsar' },
  { never: /\b(?:inválid|erróne)[oa]/i, instead: 'what happened and what helps' },
  {
    never: /presupuestos?\b/i,
    instead: 'coste for the money of a vendor',
    onlyIn: /^src\/app\/areas\/vendors\/(?!drafts\/)/,
    but: [
      'Al confirmar, {} pasan al presupuesto.',
      'Aún no tiene importe: no suma nada al presupuesto.',
      'Confirmado. Contará en el presupuesto cuando lo publiques.',
      'Confirmado. Ya cuenta en el presupuesto.',
      'Presupuestos, contratos, fotos…',
      '{} cuentan en el presupuesto.',
    ],
  },
  {
    never: /(?:\d|\}) (?:€|%|min\b(?!-)|KB|MB|GB|px\b(?!-)|mm\b|km\b|s$)/,
    instead: 'a non-breaking space before the unit',
    notIn: /^src\/(?:server\/(?:platform|areas\/archive)\/|db\/|contract\/|app\/dev\/|ui\/art\/)/,
  },
]

/** A text that is stored and never shown, such as the key of a component. */
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)+$/

/** The interface speaks in the words of docs/glossary.md. */
export const glossaryWords: Rule = (modules) =>
  modules.flatMap(({ path, text }) => (isTest(path) ? [] : wordFaults(path, writtenTexts(path, text))))

/** The faults among the texts of one file. */
export function wordFaults(path: string, texts: readonly { line: number; text: string }[]) {
  const rules = WORD_RULES.filter(({ notIn, onlyIn }) => !notIn?.test(path) && (onlyIn?.test(path) ?? true))
  return texts.flatMap(({ line, text }) => {
    if (KEY.test(text)) return []
    const broken = rules.filter(({ never, but }) => never.test(text) && !but?.includes(text.trim()))
    return broken.map(({ never, instead }) => ({
      path: `${path}:${line}`,
      cure: `says '${never.exec(text)![0]}' in '${text.trim().slice(0, 80)}': say ${instead}`,
    }))
  })
}
