import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinAnswers, toFirstAnswers } from '../../../../web/admin/begin/obituary/answers.ts'
import { type Language, languages } from '../../../../domain/language.ts'
import type * as English from '../../../../languages/en/dashboard/begin.ts'
import { obituaryTexts } from '../../../../languages/en/dashboard/begin.ts'

const { sentenceStarts } = obituaryTexts

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
    joinAnswers(answers, first, sentenceStarts),
    'Jack was born in Duluth, in 1941\n\nCarpenter, then Foreman at the mill.\n\n' +
      'He loved Ruth\nand the lake!\n\nYou could count on her',
  )
})

test('an answer that is a sentence of its own, or begins as its beginning ends, says nothing twice', async () => {
  const joined: Record<Language, string> = {
    en: 'character|You could count on her.; born|Jack grew up in Ohio.; loved|He loved dogs; work|as a nurse|He worked as a nurse; born|Ohio.|Jack was born in Ohio.',
    de: 'character|Man konnte sich auf sie verlassen.; born|in Lüneburg|Jack kam zur Welt in Lüneburg',
    es: 'character|Se podía contar con él; loved|a Ana|Quiso mucho a Ana',
    fr: 'character|On pouvait compter sur lui.',
    he: 'character|אפשר היה לסמוך עליו; loved|את הגינה|הוא אהב את הגינה',
    pl: 'character|Zawsze można było na niego liczyć.',
  }
  for (const language of languages) {
    const path = `../../../../languages/${language}/dashboard/begin.ts`
    const { beginnings, sentenceStarts } = ((await import(path)) as typeof English).obituaryTexts
    const begun = toFirstAnswers(beginnings('Jack'))
    for (const each of joined[language].split('; ')) {
      const [question = '', typed = '', expected = typed] = each.split('|')
      const answers = { ...begun, [question]: begun[question as keyof typeof begun] + typed }
      assert.equal(joinAnswers(answers, begun, sentenceStarts), expected, each)
    }
  }
})

test('a name that runs in the other direction leaves no invisible characters in a text that is edited', () => {
  assert.equal(toFirstAnswers(obituaryTexts.beginnings('דוד')).born, 'דוד was born in ')
})

test('an answer that is empty, or only its beginning, leaves no paragraph', () => {
  const answers = { ...first, born: '', work: ' \n', loved: `${first.loved} \n`, character: 'He was' }
  assert.equal(joinAnswers(answers, first, sentenceStarts), '')
  assert.equal(joinAnswers(first, first, sentenceStarts), '')
})
