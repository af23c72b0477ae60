import { describe, expect, it } from 'vitest'
import { groupNews, type Line, NEWS_SHOWN } from './news.ts'

let ids = 0
const line = (actorId: string | null, action: string, rows: string[], op = 'insert', more = 0): Line => ({
  id: String(++ids),
  actorId,
  familyName: actorId === null ? `Familia ${rows[0]}` : null,
  action,
  counts: [{ entity: 'guests', op, count: rows.length + more }],
  changes: rows.map((key) => ({ entity: 'guests', key, op, after: {} })),
})

describe('the news of a wedding', () => {
  it('tells the acts of one member of one kind as one, the newest first', () => {
    const news = groupNews([
      line('elena', 'guests.add', ['c']),
      line('martin', 'guests.add', ['d']),
      line('elena', 'guests.add', ['a', 'b']),
    ])
    expect(news.map(({ actorId, acts, counts }) => [actorId, acts, counts[0]?.count])).toEqual([
      ['elena', 2, 3],
      ['martin', 1, 1],
    ])
  })

  it('counts a row that was changed twice once, and the rows beyond those that are named', () => {
    const [news] = groupNews([
      line('elena', 'guests.update', ['a'], 'update'),
      line('elena', 'guests.update', ['a', 'b'], 'update', 20),
    ])
    expect(news?.counts).toEqual([{ entity: 'guests', op: 'update', count: 22 }])
  })

  it('does not tell what a member added and took away again, nor a correction of what they added', () => {
    expect(
      groupNews([line('elena', 'guests.remove', ['a'], 'delete'), line('elena', 'guests.add', ['a'])]),
    ).toEqual([])
    const news = groupNews([
      line('elena', 'guests.update', ['b'], 'update'),
      line('elena', 'guests.add', ['b']),
    ])
    expect(news.map(({ action }) => action)).toEqual(['guests.add'])
  })

  it('tells the answers of several families together, with their names', () => {
    const [news] = groupNews([line(null, 'rsvp', ['a'], 'update'), line(null, 'rsvp', ['b'], 'update')])
    expect(news).toMatchObject({ acts: 2, families: ['Familia a', 'Familia b'] })
  })

  it('tells of another access one by one, and four things at most', () => {
    const news = groupNews(
      Array.from({ length: 9 }, (_, at) => line('lucia', 'weddings.updateMember', [`${at}`])),
    )
    expect(news).toHaveLength(NEWS_SHOWN)
  })
})
