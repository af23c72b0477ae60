import { foldText } from '../../text/fold-text.ts'
import { holdsGivenName } from './given-names.ts'

const TOTAL =
  /^(?:sub ?)?total(?:es|s)?(?:\s.*|:.*|\s*\d.*)?$|^(?:suma|recuento|count|sum|resumen|summary)\s*:?\s*[\d.,]*$/

const MANY_COUNTED =
  'menus|menus infantiles|adult[oa]s|nin[oa]s|bebes|invitad[oa]s|personas|asistentes|confirmad[oa]s|pendientes|convidats|guests|adults|children|kids|comensales|cubiertos|pax'

const COUNTED =
  'menus?|menus infantiles|adult[oa]s?|nin[oa]s?|bebes?|invitad[oa]s?|personas?|asistentes?|confirmad[oa]s?|pendientes?|rechazad[oa]s?|convidats?|guests?|adults?|children|kids?|comensales|cubiertos|mesas|pax|vegetarian[oa]s?|celiac[oa]s?|veganos?|confirmed|declined|attending|invitaciones|familias'

/** `Nº de menús`, `Adultos: 45`, `120 invitados`, `Invitados confirmados 80`. */
const COUNT = new RegExp(
  String.raw`^(?:(?:n[ºo°.]*|num(?:ero)?|number|cantidad|recuento|suma)\.?\s+(?:de |of |total )?(?:${COUNTED})\b.*|(?:(?:${COUNTED})\s?)+\s*[:=]\s*\d[\d.,]*|(?:(?:${MANY_COUNTED})\s?)+\s*\d[\d.,]*|\d+\s+(?:(?:${COUNTED})\s?)+)$`,
)

export const isTotal = (name: string): boolean => {
  const folded = foldText(name)
  return TOTAL.test(folded) || COUNT.test(folded)
}

export const isNumber = (name: string): boolean => /^[\d.,\s]+$/.test(name)

const SECTION = new RegExp(
  '^(?:[-–—=*#\\s]*)(?:' +
    [
      '(?:invitad[oa]s?|familia|familiares|amig[oa]s?|companer[oa]s|gente|lado|parte|lista|grupo|amics|amigues|convidats|prim[oa]s|ti[oa]s|cosins?|tiets?)(?: (?:y|i|de|del|la|el|los|las|les|els|novi[oa]s?|nuvi|nuvia|madre|padre|materna|paterna|materno|paterno|mare|pare|mama|papa|trabajo|feina|universidad|uni|uni?versitat|colegio|cole|instituto|infancia|pueblo|comunes|comun|ambos|amig[oa]s?|familia|familiares|invitad[oa]s?|clase|gimnasio|futbol|baile|barrio))+',
      '(?:invitad[oa]s?|familiares|amig[oa]s|amics|convidats|companer[oa]s|trabajo|universidad|colegio|pandilla|primos|tios|vecinos|otros|varios|comunes)',
      '(?:pendientes?|confirmad[oa]s?|no vienen|no asisten|dudosos|en duda|por confirmar|descartados|reservas?|lista de espera|lista b|pendents?|confirmats?)',
      String.raw`(?:mesa|table|taula|mahaia) ?(?:n[ºo.]* ?)?(?:\d{1,3}|presidencial|imperial|novios|nins|ninos|infantil|head)`,
      '(?:novi[oa]s?|nuvi[a]?s?|bride|groom|adultos|ninos|nin[oa]s|bebes|adults|children|kids|hijos|proveedores|vendors)',
      "(?:bride|groom)s?(?:'?s|’s)? (?:side|family|friends|guests|parents)",
      '(?:friends|family|coworkers|colleagues|work|college|school|neighbou?rs|wedding party|bridal party)(?: (?:of|from|the|bride|groom|work|college|school|friends|family))*',
    ].join('|') +
    ')[\\s:=*-]*(?:\\(\\d+\\))?$',
)

/** `Familia de la novia:`, `AMIGOS UNIVERSIDAD`, `Mesa 3`: stands over the guests that follow. */
export function isSectionTitle(name: string): boolean {
  if (!/\p{L}/u.test(name) || name.length > 80) return false
  if (name.endsWith(':')) return true
  return SECTION.test(foldText(name)) && !holdsGivenName(name)
}

const TITLE_WORDS =
  /\b(?:boda|lista|listado|invitados|casamiento|enlace|wedding|guest list|guests|casament|convidats)\b/

/** The title of the list, where it has no headings. */
export const isListTitle = (name: string): boolean => TITLE_WORDS.test(foldText(name))

const NUMBERED = /^\s*[([]?\d{1,4}\s?(?:[.)\]]\s*[-–]?|º|ª|°|[-–—])\s*(?=\p{L})/u

/** `1. Ana` is Ana. */
export const withoutNumber = (name: string): string => name.replace(NUMBERED, '')
