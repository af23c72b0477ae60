import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('a file is as large as people say it is', () => {
  expect(fileSize(0)).toBe('0\u00a0bytes')
  expect(fileSize(1023)).toBe('1.023\u00a0bytes')
  expect(fileSize(1024)).toBe('1\u00a0KB')
  expect(fileSize(217_000)).toBe('212\u00a0KB')
  expect(fileSize(1024 * 1000)).toBe('1\u00a0MB')
  expect(fileSize(1.25 * 1024 ** 2)).toBe('1,3\u00a0MB')
  expect(fileSize(26 * 1024 ** 2)).toBe('26\u00a0MB')
})

test('a file one byte too large is not said to weigh what is allowed', () => {
  expect(fileSize(25 * 1024 ** 2 + 1)).toBe('25,1\u00a0MB')
})
