import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endSentence } from '../../domain/endSentence.ts'
import { texts as bookTexts } from '../../languages/en/server/book.ts'
import { invitationTexts } from '../../languages/en/dashboard/dashboard.ts'
import { texts as settingsTexts } from '../../languages/en/dashboard/settings.ts'
import { texts as memoriesTexts } from '../../languages/en/visitors/memories.ts'

const name = 'Harold “Hal” Whitcombe Jr.'

test('a sentence ends in one period, also after a name that ends in a period', () => {
  for (const [start, ended] of [
    ['A memory of Walter', 'A memory of Walter.'],
    [`A memory of ${name}`, `A memory of ${name}`],
    ['A memory of “Hal Jr.”', 'A memory of “Hal Jr.”'],
    ['A memory of \u2068Hal Jr.\u2069', 'A memory of \u2068Hal Jr.\u2069'],
    ['A memory of “Hal”', 'A memory of “Hal”.'],
    ['A memory of \u2068محمد\u2069', 'A memory of \u2068محمد\u2069.'],
  ] as const)
    assert.equal(endSentence(start), ended)
})

test('sentences of pages and of the book that end in his name have one period', () => {
  for (const sentence of [
    memoriesTexts.emptyHint(name),
    invitationTexts.invited(name),
    settingsTexts.loggedInAs(name),
    bookTexts.colophon(name, 0),
  ])
    assert.ok(sentence.endsWith(` ${name}`), sentence)
  assert.ok(memoriesTexts.emptyHint('Walter').endsWith('Walter.'))
})
