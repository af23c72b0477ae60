import { expect, it } from 'vitest'
import { nameOfStatement } from './statement-name.ts'

it.each([
  [{ name: 'gate', text: 'select 1 from x' }, 'gate'],
  ['select id from guests where wedding_id = $1', 'select guests'],
  ['insert into "auth"."user" ("id") values ($1)', 'insert auth.user'],
  ['\n  update mail_recipients set refused_at = $1', 'update mail_recipients'],
  ['delete from only tasks', 'delete tasks'],
  ['begin', 'begin'],
  [{ text: 'select pg_notify($1, $2)' }, 'select'],
  [undefined, 'statement'],
])('%j is called %s', (sent, name) => {
  expect(nameOfStatement(sent)).toBe(name)
})
