import { describe, expect, it } from 'vitest'
import { type InstallationFacts, judgeInstallation } from './installation.ts'

const FRESH: InstallationFacts = {
  databaseId: null,
  storeId: null,
  references: 'none',
  storeHasFiles: false,
}

describe('a database and a store of files belong together', () => {
  it.each<[string, Partial<InstallationFacts>, string | null]>([
    ['when both are empty', {}, null],
    ['when both carry the same id', { databaseId: 'a', storeId: 'a' }, 'a'],
    [
      'when both carry the same id, also with files that a restored backup lacks',
      { databaseId: 'a', storeId: 'a', references: 'none', storeHasFiles: true },
      'a',
    ],
    [
      'when both are of an older version and have files in common',
      { references: 'found', storeHasFiles: true },
      null,
    ],
    [
      'when the database is a backup of an older version',
      { storeId: 'a', references: 'found', storeHasFiles: true },
      'a',
    ],
    [
      'when the files were copied without their id',
      { databaseId: 'a', references: 'found', storeHasFiles: true },
      'a',
    ],
    ['when a start was killed before the store had its id', { databaseId: 'a' }, 'a'],
  ])('%s', (_, facts, id) => {
    expect(judgeInstallation({ ...FRESH, ...facts })).toEqual({ kind: 'together', id })
  })
})

describe('a database and a store of files do not belong together', () => {
  it.each<[string, Partial<InstallationFacts>, string]>([
    ['when their ids differ', { databaseId: 'a', storeId: 'b' }, 'otherId'],
    [
      'when their ids differ, even with files in common',
      { databaseId: 'a', storeId: 'b', references: 'found' },
      'otherId',
    ],
    ['when the database is new and the store has files', { storeHasFiles: true }, 'newDatabase'],
    ['when the database is new and the store carries an id', { storeId: 'b' }, 'newDatabase'],
    [
      'when a database without files meets files of a store without an id',
      { databaseId: 'a', storeHasFiles: true },
      'newDatabase',
    ],
    [
      'when the store is new and rows refer to files',
      { databaseId: 'a', references: 'missing' },
      'filesMissing',
    ],
    [
      'when neither carries an id and they have no file in common',
      { references: 'missing', storeHasFiles: true },
      'filesMissing',
    ],
    [
      'when the database is older and the files of the store are of others',
      { storeId: 'b', references: 'missing', storeHasFiles: true },
      'filesMissing',
    ],
  ])('%s', (_, facts, reason) => {
    expect(judgeInstallation({ ...FRESH, ...facts })).toEqual({ kind: 'apart', reason })
  })
})
