import { expect, it } from 'vitest'
import { isLoopback } from './loopback.ts'

it.each(['localhost', 'LOCALHOST', 'azahar.localhost', '127.0.0.1', '127.8.4.2', '::1', '[::1]'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

it.each(['0.0.0.0', '::', '192.168.1.4', 'azahar.example', '127.0.0.1.example', 'localhost.example'])(
  '%s can be reached from others',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)
