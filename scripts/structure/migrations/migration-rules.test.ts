import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  BASELINE,
  type Migration,
  readMigration,
  readMigrations,
} from '../../../src/server/platform/postgres/migrations/read-migrations.ts'
import { migrationFaults } from './migration-rules.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

it('the release before runs with the tables of every migration after the baseline, and none locks for long', () => {
  const migrations = readMigrations('src/db/migrations')
  expect(migrations.map(({ tag }) => tag)).toContain(BASELINE)
  expect(migrationFaults(migrations, version)).toEqual([])
})

/** The cures for migrations of these texts, which follow the baseline. */
function curesFor(...texts: string[]): string[] {
  const migrations = ['', ...texts].map((text, place): Migration => {
    const tag = place === 0 ? BASELINE : `9${String(place).padStart(3, '0')}_step`
    return { ...readMigration(text), tag, version: place, worksSince: 0 }
  })
  return migrationFaults(migrations, '0.3.0').map(({ cure }) => cure)
}

describe('a migration that breaks the release before', () => {
  it.each([
    'ALTER TABLE guests DROP COLUMN notes',
    'ALTER TABLE "guests" RENAME COLUMN "notes" TO "remarks"',
    'ALTER TABLE guests RENAME TO invitees',
    'DROP TABLE guests',
    'DROP FUNCTION fold_text(text)',
    'ALTER TABLE guests ALTER COLUMN notes DROP DEFAULT',
    'ALTER TABLE guests ADD CONSTRAINT short CHECK (length(notes) < 9) NOT VALID',
    `DROP INDEX CONCURRENTLY IF EXISTS one; CREATE UNIQUE INDEX CONCURRENTLY one ON guests (email)`,
  ])('is refused: %s', (text) => {
    expect(curesFor(text)).toEqual([expect.stringContaining('which the release before uses')])
  })

  it('is taken once a release does not use it, which its first line names', () => {
    const drop = 'ALTER TABLE guests DROP COLUMN notes'
    expect(curesFor(`-- Contracts after 0.2.0 (${BASELINE}): nothing reads the notes.\n${drop}`)).toEqual([])
    expect(curesFor(`-- Contracts after 0.3.0 (${BASELINE}): nothing reads the notes.\n${drop}`)).toEqual([
      expect.stringContaining('not released yet'),
    ])
    expect(curesFor(`-- Contracts after 0.2.0 (0099_nothing): nothing reads the notes.\n${drop}`)).toEqual([
      expect.stringContaining('no migration before it'),
    ])
  })
})

describe('a migration that locks or rewrites a table in use', () => {
  it.each([
    'ALTER TABLE guests ADD COLUMN side text NOT NULL',
    'ALTER TABLE guests ADD COLUMN token uuid DEFAULT gen_random_uuid()',
    'ALTER TABLE guests ADD COLUMN table_id uuid REFERENCES seating_tables (id)',
    'ALTER TABLE guests ADD COLUMN n int GENERATED ALWAYS AS IDENTITY',
    'CREATE INDEX guests_side ON guests (side)',
    'DROP INDEX guests_side',
    'UPDATE guests SET notes = trim(notes)',
    'INSERT INTO guests SELECT * FROM others',
    'TRUNCATE guests',
    'LOCK TABLE guests',
    'DO $$ BEGIN END $$',
    'ALTER TABLE guests ADD COLUMN side text; ALTER TABLE guests ADD CONSTRAINT sides CHECK (side IN (1, 2))',
    'CREATE INDEX CONCURRENTLY guests_side ON guests (side)',
    'DROP INDEX CONCURRENTLY IF EXISTS a; ALTER TABLE guests ADD COLUMN a text',
    '-- In batches of 500 rows of guests: they have blanks.\nUPDATE guests SET notes = trim(notes)',
  ])('is refused: %s', (text) => {
    expect(curesFor(text)).toHaveLength(1)
  })

  it('is refused when it validates under the lock that adds', () => {
    const check =
      'ALTER TABLE guests ADD COLUMN side text; ALTER TABLE guests ADD CONSTRAINT sides CHECK (side > 0) NOT VALID'
    const validate = 'ALTER TABLE guests VALIDATE CONSTRAINT sides'
    expect(curesFor(`${check};${validate}`)).toEqual([expect.stringContaining('in the next migration')])
    expect(curesFor(check, validate)).toEqual([])
  })

  it('is refused when a column loses its nulls without a validated check', () => {
    const first = `-- Contracts after 0.2.0 (${BASELINE}): every writer names a side.\n`
    const check = `${first}ALTER TABLE guests ADD CONSTRAINT guests_side_not_null CHECK (side IS NOT NULL) NOT VALID`
    const validate = 'ALTER TABLE guests VALIDATE CONSTRAINT guests_side_not_null'
    const set = `${first}ALTER TABLE guests ALTER COLUMN side SET NOT NULL`
    expect(curesFor(set)).toEqual([expect.stringContaining('validate the check guests_side_not_null')])
    expect(curesFor(check, validate, set)).toEqual([])
  })

  it('is refused when it changes a type, whatever its first line says', () => {
    const text = 'ALTER TABLE guests ALTER COLUMN notes TYPE jsonb'
    expect(curesFor(`-- Contracts after 0.2.0 (${BASELINE}): it is JSON.\n${text}`)).toEqual([
      expect.stringContaining('rewrites guests'),
    ])
  })
})

describe('a migration that adds', () => {
  it.each([
    'CREATE TABLE t (id uuid PRIMARY KEY, x text NOT NULL); CREATE INDEX i ON t (x); ALTER TABLE t ADD CONSTRAINT c CHECK (x > 0); INSERT INTO t SELECT id FROM guests',
    `ALTER TABLE guests ADD COLUMN side text DEFAULT 'both' NOT NULL`,
    'ALTER TABLE guests ADD COLUMN noted_at timestamptz DEFAULT now() NOT NULL',
    'ALTER TABLE guests ADD COLUMN a uuid; ALTER TABLE guests ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES profiles (id) NOT VALID',
    'ALTER TABLE guests ALTER COLUMN notes DROP NOT NULL',
    `ALTER TABLE guests DROP CONSTRAINT sides; ALTER TABLE guests ADD CONSTRAINT sides CHECK (side IN ('a', 'b', 'c')) NOT VALID`,
    'DROP TRIGGER log_activity ON guests',
    'CREATE OR REPLACE FUNCTION fold_text(t text) RETURNS text LANGUAGE sql AS $$ SELECT t $$',
    'DROP INDEX CONCURRENTLY IF EXISTS i; CREATE INDEX CONCURRENTLY i ON guests (side)',
    `CALL log_table('guests', ARRAY['insert'], 'id', '', '', '')`,
    '-- In batches of 500 rows of guests: they have blanks.\nUPDATE guests SET notes = trim(notes) FROM batch WHERE guests.id = batch.id',
  ])('is taken: %s', (text) => {
    expect(curesFor(text)).toEqual([])
  })
})
