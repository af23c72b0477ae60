import { isCompanyNif } from '../../books/nif.ts'
import type { Party } from '../../books/receipts.ts'
import { cut, type Xml } from '../xml.ts'
import { personName } from './person-name.ts'
import { provinceOf } from './provinces.ts'

type Named = Party & { nif: string }

/** A side of the invoice. Each has a Spanish NIF and a Spanish address, so that both reside in Spain (code R). */
export const partyXml = (element: 'SellerParty' | 'BuyerParty', party: Named): Xml => [
  element,
  [
    [
      'TaxIdentification',
      [
        ['PersonTypeCode', isCompanyNif(party.nif) ? 'J' : 'F'],
        ['ResidenceTypeCode', 'R'],
        ['TaxIdentificationNumber', party.nif],
      ],
    ],
    isCompanyNif(party.nif) ? companyXml(party) : personXml(party),
  ],
]

const companyXml = (party: Named): Xml => [
  'LegalEntity',
  [['CorporateName', lineOf(party.name, 80)], addressXml(party)],
]

function personXml(party: Named): Xml {
  const { name, first, second } = personName(party.name)
  return [
    'Individual',
    [
      ['Name', lineOf(name, 40)],
      ['FirstSurname', lineOf(first, 40)],
      second !== null && ['SecondSurname', lineOf(second, 40)],
      addressXml(party),
    ],
  ]
}

const addressXml = ({ address, postalCode, city }: Party): Xml => [
  'AddressInSpain',
  [
    ['Address', lineOf(address!, 80)],
    ['PostCode', postalCode!.trim()],
    ['Town', lineOf(city!, 50)],
    ['Province', provinceOf(postalCode!)!],
    ['CountryCode', 'ESP'],
  ],
]

/** A text in one line, because a carriage return does not come back from XML as it was. */
export const lineOf = (text: string, max: number): string => cut(text.replace(/\s+/g, ' '), max)
