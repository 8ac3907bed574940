import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyAnswers, type ShortQuestion } from '../../../../web/admin/begin/obituary/answers.ts'
import { composeObituary } from '../../../../web/admin/begin/obituary/composeObituary.ts'
import { obituaryTexts } from '../../../../languages/en/dashboard/begin.ts'

const compose = (answers: Partial<Record<ShortQuestion, string>>, name = 'Jack') =>
  composeObituary({ ...emptyAnswers, ...answers }, obituaryTexts.beginnings(name))

test('each answer completes the sentence that was begun before its field, as it was typed', () => {
  const answers = {
    born: 'Duluth, in 1941',
    work: 'a carpenter, then as Foreman at the mill.',
    loved: 'Ruth\nand the lake!',
    left: 'two sons',
    character: ' “always there” ',
  }
  assert.equal(
    compose(answers),
    'Jack was born in Duluth, in 1941. He worked as a carpenter, then as Foreman at the mill.\n\n' +
      'He loved Ruth\nand the lake! He is survived by two sons.\n\nHe was “always there”.',
  )
})

test('an empty answer leaves nothing, and no empty paragraph', () => {
  assert.equal(compose({ loved: ' \n', character: 'patient' }), 'He was patient.')
  assert.equal(compose({}), '')
})

test('without a name, the first sentence begins with the pronoun', () => {
  assert.equal(compose({ born: 'Duluth' }, ''), 'He was born in Duluth.')
})
