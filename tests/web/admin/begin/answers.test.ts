import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinAnswers, toFirstAnswers } from '../../../../web/admin/begin/obituary/answers.ts'
import { obituaryTexts } from '../../../../languages/en/dashboard/begin.ts'

const first = toFirstAnswers(obituaryTexts.beginnings('Jack'))

test('each answer is a paragraph as it was typed, with its beginning, another one, or none', () => {
  const answers = {
    born: `${first.born}Duluth, in 1941`,
    work: 'Carpenter, then Foreman at the mill.',
    loved: `${first.loved}Ruth\nand the lake! `,
    left: first.left,
    character: 'You could count on her',
  }
  assert.equal(
    joinAnswers(answers, first),
    'Jack was born in Duluth, in 1941\n\nCarpenter, then Foreman at the mill.\n\n' +
      'He loved Ruth\nand the lake!\n\nYou could count on her',
  )
})

test('a name that runs in the other direction leaves no invisible characters in a text that is edited', () => {
  assert.equal(toFirstAnswers(obituaryTexts.beginnings('דוד')).born, 'דוד was born in ')
})

test('an answer that is empty, or only its beginning, leaves no paragraph', () => {
  const answers = { ...first, born: '', work: ' \n', loved: `${first.loved} \n`, character: 'He was' }
  assert.equal(joinAnswers(answers, first), '')
  assert.equal(joinAnswers(first, first), '')
})
