import { describe, expect, it } from 'vitest'
import { claimUntil, reportedPage } from './reports.ts'

describe('the page of a report', () => {
  const ORIGIN = 'https://azahar.example'
  it.each([
    ['https://azahar.example/planners/luz-de-mayo', 'profile', 'luz-de-mayo'],
    ['/planners/Luz-de-Mayo/contacto', 'profile', 'Luz-de-Mayo'],
    ['https://azahar.example/planners/luz-de-mayo?de=mail#fotos', 'profile', 'luz-de-mayo'],
    ['https://azahar.example/inspiracion/aBc_d-1', 'folder', 'aBc_d-1'],
    ['https://azahar.example/i/aBc_d-1?l=en', 'invitation', 'aBc_d-1'],
    ['https://azahar.example/agenda/aBc_d-1', 'other', ''],
    ['https://otra.example/planners/luz-de-mayo', 'other', ''],
    ['la foto del ramo', 'other', ''],
    ['http://[', 'other', ''],
  ] as const)('%s is %s %s', (page, kind, key) => {
    expect(reportedPage(page, ORIGIN)).toEqual({ kind, key })
  })
})

describe('a claim against a decision', () => {
  it.each([
    ['2026-11-25T10:00:00.000Z', '2027-05-25T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ])('of %s is possible until %s', (decided, until) => {
    expect(claimUntil(new Date(decided)).toISOString()).toBe(until)
  })
})
