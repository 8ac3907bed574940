import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { anyEffect } from '../../web/show/effects.ts'

describe('the effect of a change', () => {
  it('can be each of the enabled ones and no other', () => {
    const seen = new Set<string>()
    for (let tries = 0; tries < 200; tries++) seen.add(anyEffect(['zoom', 'blur', 'flip'], Math.random))
    assert.deepEqual(seen, new Set(['zoom', 'blur', 'flip']))
  })

  it('is a fade when none is enabled', () => {
    assert.equal(anyEffect([], Math.random), 'fade')
  })
})
