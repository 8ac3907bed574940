import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNobody } from '../../../domain/person/nobody.ts'

test('what programs write for a face that nobody has named is no name, in each language', () => {
  const placeholders =
    'Unknown, _UNKNOWN_, unknown person 3, N.N., ?, …, Face 12, Unbekannte Person, UNBESTÄTIGT, Sans nom, Non identifiée, ' +
    'Sin título, desconocida, Niezidentyfikowana osoba, bez imienia, לא ידוע, ללא שם'
  for (const placeholder of placeholders.split(', ')) assert.ok(isNobody(placeholder), placeholder)
})

test('people whose names resemble these words are somebody', () => {
  const names = [
    'Cara',
    'אדם',
    'Ann',
    'N. Nowak',
    'Karl 2',
    'Aunt Nobody',
    'Unknown Soldier Berg',
    'Visage Dupont',
  ]
  for (const name of names) assert.ok(!isNobody(name), name)
})
