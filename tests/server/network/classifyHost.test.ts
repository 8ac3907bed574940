import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reach } from '../../../domain/privateAddress.ts'
import { classifyHost } from '../../../server/http/callers/classifyHost.ts'
import { findOwnAddress } from '../../../server/operations/startup/findOwnAddress.ts'

const hosts: readonly [Reach, readonly string[]][] = [
  [
    'computer',
    [
      'localhost',
      'memorial.localhost:3000',
      'localhost:3000',
      'LOCALHOST.',
      'localhost.:3000',
      '127.0.0.1',
      '127.1.2.3:3000',
      '::1',
      '[::1]',
      '[::1]:3000',
      '0:0:0:0:0:0:0:1',
      '::ffff:127.0.0.1',
      '[::ffff:127.0.0.1]:3000',
      '[::ffff:7f00:1]:3000',
    ],
  ],
  [
    'network',
    [
      '192.168.1.20:3000',
      '::ffff:192.168.1.20',
      'fd00::2',
      '[fd00::2]:3000',
      'fd00::2:3000',
      'fe80::1',
      'fe80::1%eth0',
      '[fe80::1%25eth0]:3000',
      'memorial.local',
      'memorial.local.',
      'memorial.local.:3000',
      '100.64.0.1',
    ],
  ],
  [
    'everyone',
    [
      '',
      '::',
      '[::]:3000',
      '0.0.0.0:3000',
      '2001:db8::1',
      '2001:db8::1:3000',
      '[2001:db8::1]:3000',
      '::ffff:192.0.2.1',
      'walter.example.org.:443',
      'localhost.example.org',
      '127.0.0.1.example.org',
      'notlocal',
      'notlocalhost',
      '010.0.0.1',
      '10.0.0.256',
      '172.32.0.1',
      '100.128.0.1',
      'fec0::1',
      '[fe80::1].example.org',
    ],
  ],
]
for (const [place, names] of hosts)
  test(`these hosts can be opened by: ${place}`, () => {
    for (const host of names) assert.equal(classifyHost(host), place, host)
  })

test('the address that a start prints can be opened on this machine', () => {
  const addresses = ['::', '0.0.0.0', '127.0.0.1', '::1', 'localhost'].map((host) =>
    findOwnAddress({ host, port: 3000 }),
  )
  assert.deepEqual(addresses, [
    'http://127.0.0.1:3000',
    'http://127.0.0.1:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://localhost:3000',
  ])
})
