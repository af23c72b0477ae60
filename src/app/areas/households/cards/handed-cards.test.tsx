import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Household } from '#contract/household-rows.ts'
import type { Family } from '../../../shared/households/families.ts'
import { HandedCards } from './handed-cards.tsx'

const family = (name: string, household: Partial<Household> | null): Family => ({
  ...{ key: household?.id ?? name, name, people: [] },
  household: household && ({ sentAt: null, openedAt: null, answeredAt: null, ...household } as Household),
})

const FAMILIES = [
  family('Los Aguirre', { id: 'aguirre', hasLink: true }),
  family('Los Roldán', { id: 'roldan', hasLink: true }),
  family('Los Lasa', { id: 'lasa', hasLink: true, sentAt: '2098-01-15T10:00:00.000Z' }),
  family('Los Mendía', { id: 'mendia', hasLink: false }),
  family('Teo Gil', null),
]

const drawn = (chosen: string[], families = FAMILIES) =>
  renderToStaticMarkup(
    <HandedCards weddingId="w" families={families} chosen={new Set(chosen)} onChange={() => {}} />,
  )

it('lists the families that have a link and no invitation yet, with those that were just printed', () => {
  const html = drawn(['aguirre', 'roldan', 'lasa'])
  for (const name of ['Los Aguirre', 'Los Roldán']) expect(html).toContain(name)
  for (const name of ['Los Lasa', 'Los Mendía', 'Teo Gil']) expect(html).not.toContain(name)
  expect(html).toContain('Marcar 2 como enviadas')
  expect(html).toContain('2 familias con marca')
})

it('is not there without such a family', () => {
  expect(drawn([], FAMILIES.slice(2))).toBe('')
})
