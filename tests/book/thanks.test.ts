import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPerson } from '../../domain/person/person.ts'
import { inLanguage } from '../../languages/inLanguage.ts'
import type { SheetInputs } from '../../server/outputs/book/sheetPlan.ts'
import { sheets } from '../../server/outputs/book/sheets.ts'

test('the people to thank are in the order of the language’s alphabet, and one who wrote twice in that of the days', () => {
  for (const [language, names] of [
    ['en', ['Ada 1', 'Ada 2', 'Zoe']],
    ['de', ['Änne', 'Anton', 'Zoe']],
    ['fr', ['Émile', 'Eric', 'Étienne']],
    ['es', ['Nz', 'Ñusta', 'Olga']],
    ['pl', ['Lucyna', 'Łucja', 'Zofia', 'Żaneta']],
    ['he', ['אברהם', 'שָׁלוֹם', 'שמעון']],
  ] as const) {
    const memories = names.map((each) => ({ name: each.replace(/ \d/, ''), shownDay: each, mediaIds: [] }))
    // the newest memory is the first of the response
    const responses = { 'GET /api/memories': [memories[1], memories[0], ...memories.slice(2)] }
    const inputs = { responses, familyTexts: inLanguage(language, anyPerson) } as unknown as SheetInputs
    const [, ...rows] = sheets.thanks.listRows?.(inputs) ?? []
    assert.deepEqual(
      rows.map((row) => row.at(-1)),
      names,
    )
  }
})
