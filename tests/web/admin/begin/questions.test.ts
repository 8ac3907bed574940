import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleParts } from '../../../../contract/memorial/setting.ts'
import { listUnanswered } from '../../../../web/admin/begin/questions.ts'

const nothing = { samples: sampleParts, hasServices: false, hasPhotographs: false }

test('a new memorial answers only who may see it', () => {
  assert.deepEqual(listUnanswered(nothing), ['name', 'picture', 'services', 'photographs', 'obituary'])
})

test('what the memorial has is answered, wherever it was entered', () => {
  assert.deepEqual(listUnanswered({ ...nothing, samples: ['tribute', 'donation', 'obituary'] }), [
    'services',
    'photographs',
    'obituary',
  ])
  assert.deepEqual(listUnanswered({ samples: ['portrait'], hasServices: true, hasPhotographs: true }), [
    'picture',
  ])
})

test('dates, a tribute and words about the donation are no condition', () => {
  const samples = ['dates', 'tribute', 'donation'] as const
  assert.deepEqual(listUnanswered({ samples, hasServices: true, hasPhotographs: true }), [])
})
