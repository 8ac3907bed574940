import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedMemory } from '../../contract/memorial/memories.ts'
import { plainProgram, buildProgram } from '../../domain/program.ts'
import type { Settings } from '../../contract/memorial/settings.ts'

const nothing = {
  name: 'Arne',
  shownDates: { birthDate: '1948', deathDate: '2025' },
  slideshowEnd: ' Thank you. ',
} as Settings
const memory = (name: string, more: Partial<ListedMemory>) =>
  ({ name, approved: true, ...more }) as ListedMemory

test('a show without any choice is plain, and each choice is one of its own', () => {
  assert.deepEqual(buildProgram(nothing), plainProgram)
  assert.deepEqual(plainProgram.cards, { beginning: null, end: '', memories: [] })
  for (const [setting, choice] of [
    ['slideshowFilms', 'videos'],
    ['slideshowAsLongAsSongs', 'asLongAsSongs'],
    ['slideshowSideBySide', 'sideBySide'],
  ] as const) {
    assert.equal(plainProgram[choice], false)
    assert.deepEqual(buildProgram({ ...nothing, [setting]: 'on' }), { ...plainProgram, [choice]: true })
  }
  assert.deepEqual(buildProgram({ ...nothing, slideshowBeginning: 'on' }).cards, {
    beginning: { name: 'Arne', dates: '1948 – 2025' },
    end: 'Thank you.',
    memories: [],
  })
})

test('a show reads marked sentences of memories that visitors see, and no other', () => {
  const memories = [
    memory('Ruth', { slideshowSentence: 'He kept bees.' }),
    memory('Carl', { slideshowSentence: null }),
    memory('Inga', { slideshowSentence: 'It waits.', approved: false }),
  ]
  assert.deepEqual(buildProgram({ ...nothing, slideshowMemories: 'on' }, memories).cards.memories, [
    { sentence: 'He kept bees.', name: 'Ruth' },
  ])
  assert.deepEqual(buildProgram(nothing, memories).cards.memories, [])
})
