import { ORPCError } from '@orpc/client'
import { describe, expect, it } from 'vitest'
import type { Item } from './change.ts'
import { judgeFailure } from './failure-policy.ts'

type Row = Item & { name: string; note: string | null; isDone: boolean }

const ana: Row = { id: 'ana', createdAt: '2026-11-20T10:00:00Z', name: 'Ana', note: null, isDone: false }
const policy = {
  notFound: 'ROW_NOT_FOUND',
  refusals: { TOO_MANY_GUESTS: 'kept', TOO_MANY_VENDORS: 'undone', TEXT_TOO_LONG: 'kept' } as const,
  words: {
    where: 'la lista',
    name: ({ name }: Row) => name,
    subject: (name: string) => name,
    object: (name: string) => `a ${name}`,
    removed: (name: string) => `eliminado a ${name}`,
    fields: {
      note: { typed: ({ name }: Row) => `la nota de ${name}` },
      isDone: {
        act: ({ name }: Row, is: unknown) => `${is ? 'marcar' : 'desmarcar'} a ${name}`,
        about: ({ name }: Row) => name,
      },
    },
  },
}
const answer = (code: string, status: number, data?: unknown) => new ORPCError(code, { status, data })
const BROKEN = answer('INTERNAL_SERVER_ERROR', 500)

const judgeAddition = (error: unknown) =>
  judgeFailure(policy, { kind: 'add', item: ana, isReturning: false }, error)
const judgeNote = (error: unknown) =>
  judgeFailure(policy, { kind: 'edit', item: ana, field: 'note', value: 'Prima' }, error)

describe('a change that was not saved', () => {
  it('is undone and can be tried again when it removes', () => {
    expect(judgeFailure(policy, { kind: 'remove', item: ana }, BROKEN)).toEqual({
      message: 'No se pudo eliminar a Ana. Lo hemos dejado como estaba.',
      tone: 'undone',
      canRetry: true,
      isKept: false,
    })
  })

  it('is undone when it edits something that is not typed', () => {
    expect(
      judgeFailure(policy, { kind: 'edit', item: ana, field: 'isDone', value: true }, BROKEN),
    ).toMatchObject({ message: 'No se pudo marcar a Ana. Lo hemos dejado como estaba.', isKept: false })
  })

  it('stays in its field when it was typed', () => {
    expect(judgeNote(BROKEN)).toEqual({
      message: 'No se ha guardado la nota de Ana. Lo que escribiste sigue en su casilla.',
      tone: 'failed',
      canRetry: true,
      isKept: true,
    })
  })

  it('stays in its field without another try when the server says what is wrong with it', () => {
    expect(judgeNote(answer('TEXT_TOO_LONG', 422, { max: 5, length: 6 }))).toMatchObject({
      message: 'No se ha guardado la nota de Ana. Caben 5 caracteres y has escrito 6. Acórtalo un poco.',
      canRetry: false,
      isKept: true,
    })
  })

  it('promises no field and no other try to a member whom the wedding has lost', () => {
    const verdict = judgeNote(answer('WEDDING_NOT_FOUND', 404))
    expect(verdict).toMatchObject({ canRetry: false, isKept: true })
    expect(verdict).toMatchObject({ message: expect.not.stringContaining('sigue en su casilla') })
  })

  it('leaves an item in the list, unsaved, that could not be added', () => {
    expect(judgeAddition(BROKEN)).toMatchObject({
      message: 'No se pudo añadir a Ana. Sigue en la lista, sin guardar.',
      isKept: true,
    })
    expect(judgeAddition(answer('TOO_MANY_GUESTS', 409, { max: 10 }))).toMatchObject({
      message: 'Una lista puede tener hasta 10 invitados. Ana sigue aquí, sin guardar.',
      isKept: true,
    })
  })

  it('takes an item out of the list again where its area says so', () => {
    expect(judgeAddition(answer('TOO_MANY_VENDORS', 409, { max: 10 }))).toMatchObject({
      canRetry: false,
      isKept: false,
    })
  })

  it('brings an item back in vain without leaving it in the list where its area says so', () => {
    const verdict = judgeFailure(
      { ...policy, failedAdditions: 'undone' },
      { kind: 'add', item: ana, isReturning: true },
      BROKEN,
    )
    expect(verdict).toMatchObject({
      message: 'No se pudo recuperar a Ana. Lo hemos dejado como estaba.',
      canRetry: true,
      isKept: false,
    })
  })

  it('is undone without another try when the server says why it cannot be done', () => {
    expect(
      judgeFailure(
        policy,
        { kind: 'edit', item: ana, field: 'isDone', value: true },
        answer('TOO_MANY_VENDORS', 409, { max: 10 }),
      ),
    ).toMatchObject({ message: expect.stringMatching(/^No se pudo marcar a Ana\. .*10/), canRetry: false })
  })

  it('is about an item that is gone when the server does not find it', () => {
    expect(judgeNote(answer('ROW_NOT_FOUND', 404))).toBe('gone')
  })
})
