import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findServiceKind, isReception } from '../../contract/memorial/serviceKind.ts'

test('a title says in each language that it is a celebration, a ceremony with ashes, or a reception', () => {
  for (const title of ['Celebration of Life', 'Lebensfeier', 'Celebración de la vida', 'Célébration de vie'])
    assert.equal(findServiceKind(title), 'celebration', title)
  for (const title of [
    'Ashes Ceremony',
    'Beisetzung der Asche',
    'Dispersion des cendres',
    'Złożenie prochów',
  ])
    assert.equal(findServiceKind(title), 'ashes', title)
  for (const title of ['Reception', 'Trauerkaffee im Gasthof', 'Recepción', 'Stypa', 'מפגש לזכרו'])
    assert.deepEqual([isReception(title), findServiceKind(title)], [true, 'memorial'], title)
  for (const title of ['Funeral', 'Taschentausch', 'Pogrzeb', 'לוויה', 'Messe'])
    assert.deepEqual([isReception(title), findServiceKind(title)], [false, 'memorial'], title)
})
