import {
  civilCode,
  incomeTaxRules,
  MARRIAGE_CERTIFICATE,
  registryAct,
  TAX_OFFICE,
  workersStatute,
} from './sources.ts'
import { about, inSection, type Suggestion } from './suggestion.ts'

/** The days and weeks after the wedding. */
export const AFTERWARDS: readonly Suggestion[] = [
  {
    key: 'return-what-was-hired',
    title: 'Devolver lo alquilado',
    days: -2,
    who: 'other',
    isEssential: true,
  },
  {
    key: 'check-registration',
    title: 'Comprobar que el matrimonio está inscrito',
    days: -14,
    who: 'both',
    only: ['inSpain'],
    isEssential: true,
    why: 'Quien os casa manda el acta al Registro Civil. Después pedid el certificado literal de matrimonio: es gratis y se pide por internet. Desde 2021 los registros van dejando de dar libro de familia: en su lugar cada persona tiene su registro individual y basta el certificado.',
    sources: [
      civilCode('arts. 61 y 62'),
      registryAct('arts. 5, 59 y disp. transitoria 3.ª'),
      MARRIAGE_CERTIFICATE,
    ],
  },
  {
    key: 'give-proof-of-leave',
    title: 'Llevar al trabajo el justificante del permiso',
    days: -16,
    who: 'both',
    why: 'Vale el certificado de matrimonio o el papel que os dan al firmar.',
    sources: [workersStatute('art. 37.3')],
  },
  {
    key: 'say-thanks',
    title: 'Dar las gracias',
    days: -21,
    who: 'both',
    ...inSection('households'),
    why: 'A quien vino, a quien regaló y a quien ayudó.',
  },
  {
    key: 'tell-tax-and-employer',
    title: 'Contar el cambio de estado civil a quien os paga',
    days: -30,
    who: 'both',
    only: ['inSpain'],
    why: 'Con el modelo 145, si cambia lo que os retienen. También al banco, al seguro y a la mutua.',
    sources: [incomeTaxRules('art. 88'), TAX_OFFICE],
  },
  {
    key: 'choose-photos-for-album',
    title: 'Elegir las fotos del álbum',
    days: -60,
    who: 'both',
    ...about('album-de-boda'),
  },
]
