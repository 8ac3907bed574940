import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proposePronoun } from '../../domain/person/proposePronoun.ts'
import { anyPerson, listPronouns, type Pronoun, toPerson } from '../../domain/person/person.ts'
import { languageNames, languages } from '../../domain/language.ts'
import { inLanguage } from '../../languages/inLanguage.ts'
import { speakOf } from '../../languages/person.ts'
import { makeSentences } from '../../languages/sentences.ts'
import { pronounPatterns } from '../support/languages/pronounPatterns.ts'
import { listFormed, sayAll } from '../support/languages/sayAll.ts'

const of = (pronoun: Pronoun, name = 'Robin Berg') =>
  toPerson({ pronoun, name, nameGenitive: '', nameLocative: '' })

test('sentences speak of him, of her, or with the name; with his alone, memorials share one object', () => {
  const say = (pronoun: Pronoun) => inLanguage('en', of(pronoun)).dates.age(24)
  assert.deepEqual([say('he'), say('she'), say('name')], ['he was 24', 'she was 24', 'Robin Berg was 24'])
  assert.equal(of('he', 'Jan'), anyPerson)
  assert.equal(of('name', ' '), anyPerson)
  assert.equal(inLanguage('en', of('she', 'Ada')), inLanguage('en', of('she', 'Ida')))
  assert.notEqual(inLanguage('en', of('she')).key, inLanguage('en', of('he')).key)
})

test('a page speaks of another person in place, also in groups that were taken out, and in what loads later', () => {
  const makeTexts = () =>
    makeSentences('ltr')(({ form }) => ({
      group: { life: form({ he: 'his life', she: 'her life', name: 'the life' }) },
    }))
  const { group } = makeTexts()
  speakOf(of('she'))
  assert.deepEqual([group.life, makeTexts().group.life], ['her life', 'her life'])
  speakOf(anyPerson)
  assert.equal(group.life, 'his life')
})

test('a name from right to left is isolated where it is repeated, too', () => {
  const { life } = makeSentences('ltr')(({ form, name }) => ({
    life: form({ he: '', she: '', name: `the life of ${name}` }),
  }))
  assert.equal(life, '')
  const texts = inLanguage('en', of('name', 'דוד'))
  assert.equal(texts.dates.age(3), '\u2068דוד\u2069 was 3')
})

test('a first name proposes she or he; Polish and Hebrew have no third answer', () => {
  const women = [
    'Helen Berg',
    'Zofia Nowak',
    'Dr. Ruth Adler',
    'Marie-Claire Petit',
    'María del Carmen Ruiz',
    'רות לוי',
    'שולמית כהן',
    'Ingrid Voß',
  ]
  const men = ['Walter Lindholm', 'Joshua Stein', 'Kuba Nowak', 'משה לוי', 'Jean-Pierre Petit', '李明', '']
  assert.deepEqual(
    women.map(proposePronoun),
    women.map(() => 'she'),
  )
  assert.deepEqual(
    men.map(proposePronoun),
    men.map(() => 'he'),
  )
  assert.deepEqual(
    [listPronouns('de').length, listPronouns('pl').length, listPronouns('he').length],
    [3, 2, 2],
  )
})

/** Sentences about the person in which such a word means a thing: a circle, a date, the eye on a list of questions. */
const ofThings = [
  'de dashboard/adjust.ts texts hints focus',
  'de memorial/settings.ts settingTexts cardQuestions hint',
  'es dashboard/access.ts texts audiences password hint',
  'fr dashboard/adjust.ts texts hints focus',
  'fr dashboard/sheet.ts sheetTexts takenDay',
  'he dashboard/adjust.ts texts hints focus',
  'he dashboard/begin.ts texts hints picture',
  'he dashboard/sheet.ts sheetTexts takenDay',
  'he memorial/fields.ts fieldTexts sampleDate',
  'pl dashboard/access.ts texts audiences password hint',
  'pl memorial/fields.ts fieldTexts sampleDate',
  'pl memorial/settings.ts settingTexts cardQuestions hint',
  'pl server/book.ts texts colophon',
]

/** A sentence with forms in any language speaks of the person, so it may have no word of the other kind in any other. */
const formed = new Set<string>()
for (const language of languages) for (const name of await listFormed(language)) formed.add(name)

for (const language of languages)
  test(`in ${languageNames[language]}, no sentence about her speaks of him, nor one about him of her`, async () => {
    const kinds = { he: ['she'], she: ['he'], name: ['he', 'she'] } as const
    for (const pronoun of listPronouns(language)) {
      const said = await sayAll(language, undefined, of(pronoun))
      const wrong = [...said].flatMap(([name, texts]) => {
        if (!formed.has(name) || ofThings.includes(`${language} ${name}`)) return []
        return texts.filter((text) =>
          kinds[pronoun].some((kind) => pronounPatterns[language][kind].test(text)),
        )
      })
      assert.deepEqual(wrong, [], pronoun)
    }
  })
