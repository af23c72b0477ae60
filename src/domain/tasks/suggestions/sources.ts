import type { Source } from './suggestion.ts'

const boe = (name: string, id: string): Source => ({
  name,
  address: `https://www.boe.es/buscar/act.php?id=${id}`,
})

/** A law with the articles that a task stands on. */
const articlesOf = (law: string, id: string) => (articles: string) => boe(`${law}, ${articles}`, id)

export const civilCode = articlesOf('Código Civil', 'BOE-A-1889-4763')
export const registryAct = articlesOf('Ley 20/2011, del Registro Civil', 'BOE-A-2011-12628')
export const registryRules = articlesOf('Reglamento del Registro Civil', 'BOE-A-1958-18486')
export const workersStatute = articlesOf('Estatuto de los Trabajadores', 'BOE-A-2015-11430')
export const publicWorkersStatute = articlesOf('Estatuto Básico del Empleado Público', 'BOE-A-2015-11719')
export const authorsRights = articlesOf('Ley de Propiedad Intelectual', 'BOE-A-1996-8930')
export const holySeeAgreement = articlesOf(
  'Acuerdo entre España y la Santa Sede sobre asuntos jurídicos',
  'BOE-A-1979-29489',
)
export const legalCooperation = articlesOf(
  'Ley 29/2015, de cooperación jurídica internacional',
  'BOE-A-2015-8564',
)
export const equalMarriage = articlesOf('Ley 13/2005', 'BOE-A-2005-11364')
export const foreignersRules = articlesOf(
  'Reglamento de Extranjería, Real Decreto 1155/2024',
  'BOE-A-2024-24099',
)
export const incomeTaxRules = articlesOf('Reglamento del IRPF', 'BOE-A-2007-6820')

export const canonLaw = (canons: string): Source => ({
  name: `Código de Derecho Canónico, ${canons}`,
  address: 'https://www.vatican.va/archive/cod-iuris-canonici/cic_index_sp.html',
})

export const MADRID_REGISTRY: Source = {
  name: 'Comunidad de Madrid, Matrimonio civil',
  address: 'https://www.comunidad.madrid/servicios/justicia/matrimonio-civil',
}

export const BIRTH_CERTIFICATE: Source = {
  name: 'Ministerio de Justicia, certificado de nacimiento',
  address: 'https://sede.mjusticia.gob.es/es/tramites/certificado-nacimiento',
}

export const MARRIAGE_CERTIFICATE: Source = {
  name: 'Ministerio de Justicia, certificado de matrimonio',
  address: 'https://sede.mjusticia.gob.es/es/tramites/certificado-matrimonio',
}

export const NOTARIES: Source = {
  name: 'Consejo General del Notariado',
  address: 'https://www.notariado.org',
}

export const SGAE: Source = { name: 'SGAE, tarifas', address: 'https://www.sgae.es' }

export const EUROPEAN_DOCUMENTS: Source = {
  name: 'Reglamento (UE) 2016/1191, documentos públicos sin apostilla',
  address: 'https://eur-lex.europa.eu/eli/reg/2016/1191/oj',
}

export const EUROPEAN_DIVORCES: Source = {
  name: 'Reglamento (UE) 2019/1111, divorcios de otro país de la Unión',
  address: 'https://eur-lex.europa.eu/eli/reg/2019/1111/oj',
}

export const FOREIGN_AFFAIRS: Source = {
  name: 'Ministerio de Asuntos Exteriores, servicios consulares',
  address: 'https://www.exteriores.gob.es/es/ServiciosAlCiudadano',
}

export const TAX_OFFICE: Source = {
  name: 'Agencia Tributaria, modelo 145',
  address: 'https://sede.agenciatributaria.gob.es',
}
