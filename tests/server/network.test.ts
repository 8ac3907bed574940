import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toNetwork } from '../../server/http/callers/network.ts'

test('An IPv6 address counts as its first 64 bits, a wrapped IPv4 address as itself', () => {
  for (const [address, network] of [
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['an invented address', 'an invented address'],
  ] as const)
    assert.equal(toNetwork(address), network, address)
})
