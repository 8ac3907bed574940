import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isNearName, isSameName } from '../../../domain/person/names.ts'

describe('Two names', () => {
  test('are one person in each spelling that the search finds as the same', () => {
    for (const [name, other] of [
      ['Emil', 'emil'],
      ['Emil', 'Émil'],
      ['Łucja Müller', 'lucja  mueller'],
      ['Łucja Müller', 'Lucja Muller'],
      ['Anna-Lena', 'Anna Lena'],
      ['Strauß', 'Strauss'],
      ['Åse', 'Aase'],
    ] as const)
      assert.ok(isSameName(name, other), `${name} and ${other}`)
    assert.ok(!isSameName('Emil', 'Emilia'))
    assert.ok(!isSameName('?', '–'), 'marks are no name')
  })

  test('are nearly one if one has all words of the other, or differs by a letter', () => {
    for (const [name, other] of [
      ['Helen', 'Helen Berg'],
      ['Helen and Emil', 'Emil'],
      ['Berg, Emil', 'Emil Berg'],
      ['Emill', 'Emil'],
      ['Emli', 'Emil'],
      ['Müler', 'Mueller'],
    ] as const)
      assert.ok(isNearName(name, other), `${name} and ${other}`)
    for (const [name, other] of [
      ['Emil', 'Émil'],
      ['Ina', 'Ida'],
      ['Emil Berg', 'Anna Berg'],
      ['Emil', 'Emilia'],
    ] as const)
      assert.ok(!isNearName(name, other), `${name} and ${other}`)
  })
})
