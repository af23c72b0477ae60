import { cleanLine } from '../text/clean-text.ts'
import { foldText } from '../text/fold-text.ts'
import { VENDOR_NAME_MAX } from '../vendors/vendors.ts'
import { fileOf } from './names-in-zip.ts'

/** Words of a contract in the languages of Spain, English, French, Portuguese, Italian and German. */
const OF_CONTRACTS: readonly RegExp[] = [
  /\bcontrat[oe]s?\b|\bcontracts?\b|\bcontracte\b|\bvertrag\b|\bcontratto\b|\bkontratua\b/,
  /presupuesto aceptado|aceptacion del presupuesto|pressupost acceptat|accepted quote|signed proposal/,
  /\bclausulas?\b|\bclauses?\b|condiciones generales|terms and conditions|condicions generals/,
  /las partes|ambas partes|de una parte|the parties|les parts|les parties/,
  /\bfirmad[oa]\b|\bfirma del\b|\bfirmas?:|signature|signed by|signatura/,
  /politica de cancelacion|penalizacion|cancellation policy/,
]

/** How surely a text is a contract, from 0 to 1. */
export function contractScore(text: string, fileName: string): number {
  const folded = foldText(text.slice(0, 40_000))
  const words = OF_CONTRACTS.filter((pattern) => pattern.test(folded)).length
  const isNamed = OF_CONTRACTS.slice(0, 2).some((pattern) => pattern.test(plainName(fileName)))
  const isTitled = OF_CONTRACTS.slice(0, 2).some((pattern) => pattern.test(folded.slice(0, 400)))
  return Math.min(1, words * 0.2 + (isNamed ? 0.5 : 0) + (isTitled ? 0.25 : 0))
}

const plainName = (fileName: string) => foldText(fileOf(fileName).replace(/[_.-]+/g, ' '))

/** A company with its form, or what stands beside a word for the one who serves. */
const COMPANY =
  /([\p{Lu}\d][\p{L}\d&.'’ -]{2,60}?),? (?:S\.?\s?L\.?(?:\s?U\.?|\s?P\.?)?|S\.?\s?A\.?|S\.?\s?C\.?(?:\s?P\.?)?|C\.?B\.?|S\.?\s?Coop\.?)(?![\p{L}\d])/u
const LABELLED =
  /(?:^|\n)\s*(?:proveedor|empresa|prestador(?:a)?|el proveedor|vendor|company|contratista)\s*:\s*(.{3,80})/i

/** Words of a file name that are not of a vendor. */
const NOT_A_NAME =
  /\b(?:contratos?|contracts?|contracte|presupuestos?|pressupost|quote|proposal|aceptado|acceptat|firmado|firmada|signat|signed|final|definitivo|def|copia|copy|version|v\d+|boda|wedding|casament|scan|escaneado|documento|doc|rev\d*|factura|invoice|de|del|con|para|y)\b/gi

/** The company that a contract is with, by its text or by the name of its file; `null` where neither says. */
export function vendorNamed(text: string, fileName: string): string | null {
  const labelled = LABELLED.exec(text)?.[1]
  const company = COMPANY.exec(text.slice(0, 20_000))?.[1]
  return named(labelled?.split(/[,;(]| con /)[0]) ?? named(company) ?? named(nameInFile(fileName))
}

function nameInFile(fileName: string): string {
  const plain = fileOf(fileName)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[_\-–.]+/g, ' ')
  return cleanLine(plain.replace(NOT_A_NAME, ' ').replace(/\b\d[\d/]*\b|\(\d+\)/g, ' '))
}

function named(words: string | undefined): string | null {
  const name = cleanLine(words ?? '')
  return /\p{L}{3}/u.test(name) && name.length <= VENDOR_NAME_MAX ? name : null
}
