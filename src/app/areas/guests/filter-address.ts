import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type DetailFilter, NO_DETAIL_FILTER } from '#domain/guests/guest-filter.ts'
import type { RsvpFilter } from '#domain/guests/guests.ts'
import type { GuestAge } from '#domain/households/households.ts'

/** The part of the list that the address asks for. */
export type WantedPart = { filter: RsvpFilter; search: string; details: DetailFilter }

const ANSWERS: Record<string, RsvpFilter> = { si: 'yes', quiza: 'maybe', no: 'no', pendiente: 'pending' }
const AGES: Record<string, GuestAge> = { adulto: 'adult', nino: 'child', bebe: 'baby' }

/** A search that is typed goes to the address when it rests. */
const WRITE_AFTER_MS = 250

/** The part of the list that is in sight, which the address keeps: a reload and the way back lead to the same. */
export function useWantedPart() {
  const address = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
  const [part, setPart] = useState(() => partOf(address))
  const navigate = useNavigate()
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = setTimeout(() => {
      void navigate({
        to: '.',
        search: ((before: Record<string, unknown>) => ({ ...before, ...addressOf(part) })) as never,
        replace: true,
        resetScroll: false,
      })
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [part, navigate])
  return [part, setPart] as const
}

function partOf(address: Record<string, unknown>): WantedPart {
  const text = (name: string) => {
    const value = address[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null
  }
  return {
    filter: ANSWERS[text('respuesta') ?? ''] ?? 'all',
    search: text('buscar') ?? '',
    details: {
      ...NO_DETAIL_FILTER,
      event: text('evento'),
      menu: text('menu'),
      side: text('lado'),
      age: AGES[text('tipo') ?? ''] ?? null,
      family: text('familia'),
      table: text('mesa'),
      order: text('orden') === 'mesa' ? 'table' : null,
    },
  }
}

function addressOf({ filter, search, details }: WantedPart): Record<string, string | undefined> {
  const keyOf = (words: Record<string, string>, value: string | null) =>
    Object.keys(words).find((word) => words[word] === value)
  return {
    respuesta: keyOf(ANSWERS, filter),
    buscar: search.trim() || undefined,
    evento: details.event ?? undefined,
    menu: details.menu ?? undefined,
    lado: details.side ?? undefined,
    tipo: keyOf(AGES, details.age),
    familia: details.family ?? undefined,
    mesa: details.table ?? undefined,
    orden: details.order ? 'mesa' : undefined,
  }
}
