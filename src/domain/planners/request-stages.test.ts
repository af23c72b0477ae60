import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { authorOf, REQUEST_EVENTS, type RequestEventKind, standingOf } from './request-stages.ts'

const standing = (kinds: readonly RequestEventKind[], hasWedding = false) =>
  standingOf(
    kinds.map((kind) => ({ kind })),
    hasWedding,
  )

describe('the stage of a request', () => {
  it.each<[RequestEventKind[], string, string]>([
    [[], 'new', 'planner'],
    [['answered'], 'answered', 'couple'],
    [['answered', 'wrote'], 'answered', 'planner'],
    [['answered', 'wrote', 'answered'], 'answered', 'couple'],
    [['answered', 'quote_sent'], 'quoted', 'couple'],
    [['quote_sent', 'quote_opened'], 'quoted', 'couple'],
    [['quote_sent', 'quote_asked'], 'quoted', 'planner'],
    [['quote_sent', 'quote_asked', 'answered'], 'quoted', 'couple'],
    [['quote_sent', 'quote_declined'], 'quoted', 'planner'],
    [['quote_sent', 'quote_accepted'], 'quoted', 'planner'],
    [['answered', 'reminded'], 'answered', 'couple'],
    [['quote_sent', 'signed'], 'signed', 'deposit'],
    [['signed', 'deposit_told'], 'signed', 'deposit'],
    [['answered', 'lost'], 'lost', 'none'],
    [['lost', 'answered'], 'lost', 'none'],
    [['answered', 'lost', 'resumed'], 'answered', 'couple'],
    [['quote_sent', 'lost', 'quote_accepted'], 'quoted', 'planner'],
    [['lost', 'resumed', 'lost'], 'lost', 'none'],
  ])('after %j is %s, and the turn %s', (kinds, stage, turn) => {
    expect(standing(kinds)).toEqual({ stage, turn })
  })

  it('is moved by acts of the couple and of the planner', () => {
    expect(REQUEST_EVENTS.filter((kind) => authorOf(kind) === 'couple')).toEqual([
      ...['wrote', 'quote_opened', 'quote_asked', 'quote_accepted', 'quote_declined', 'deposit_told'],
    ])
  })

  it('is the wedding that was made of it, until that is deleted', () => {
    expect(standing(['signed', 'wedding'], true)).toEqual({ stage: 'wedding', turn: 'none' })
    expect(standing(['signed', 'wedding'], false)).toEqual({ stage: 'signed', turn: 'deposit' })
  })

  it('follows from the newest event of each kind as from all', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...REQUEST_EVENTS)), fc.boolean(), (kinds, hasWedding) => {
        const newest = kinds.filter((kind, index) => kinds.lastIndexOf(kind) === index)
        expect(standing(newest, hasWedding)).toEqual(standing(kinds, hasWedding))
      }),
    )
  })
})
