import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPerson, listPronouns, type Pronoun, toPerson } from '../../domain/person/person.ts'
import { languageNames, languages } from '../../domain/language.ts'
import { inLanguage } from '../../languages/inLanguage.ts'
import { speakOf } from '../../languages/person.ts'
import { makeSentences } from '../../languages/sentences.ts'
import { findPronoun } from '../support/languages/findPronoun.ts'
import { listFormed, sayAll } from '../support/languages/sayAll.ts'

const of = (pronoun: Pronoun, name = 'Robin Berg') =>
  toPerson({ pronoun, name, nameGenitive: '', nameLocative: '' })

test('sentences speak of him, of her, or with the name; with his alone, memorials share one object', () => {
  const say = (pronoun: Pronoun) => inLanguage('en', of(pronoun)).dates.age(24)
  assert.deepEqual([say('he'), say('she'), say('name')], ['he was 24', 'she was 24', 'Robin Berg was 24'])
  assert.equal(inLanguage('en', of('name', 'דוד')).dates.age(3), '\u2068דוד\u2069 was 3')
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

test('Polish and Hebrew have no third answer', () => {
  const counts = (['de', 'pl', 'he'] as const).map((language) => listPronouns(language).length)
  assert.deepEqual(counts, [3, 2, 2])
})

/** A sentence with forms in any language speaks of the person, so it may have no word of the other kind in any other. */
const formed = new Set<string>()
for (const language of languages) for (const name of await listFormed(language)) formed.add(name)

for (const language of languages)
  test(`in ${languageNames[language]}, no sentence about her speaks of him, nor one about him of her`, async () => {
    const kinds = { he: ['she'], she: ['he'], name: ['he', 'she'] } as const
    for (const pronoun of listPronouns(language)) {
      const said = await sayAll(language, undefined, of(pronoun))
      for (const [name, texts] of said)
        for (const kind of formed.has(name) ? kinds[pronoun] : [])
          for (const text of texts)
            assert.equal(findPronoun(language, kind, text), undefined, `${pronoun}: ${name}`)
    }
  })

test('in Polish, the name has the forms that the family wrote; without them, it stands where it needs none', async () => {
  const say = (nameGenitive: string, nameLocative: string) =>
    // the name is 5
    sayAll('pl', [[5, 5, 5, 5]], toPerson({ pronoun: 'she', name: '', nameGenitive, nameLocative }))
  const plain = await say('', '')
  let count = 0
  for (const [name, texts] of await say('Zofii', 'Adzie')) {
    if (String(texts) === String(plain.get(name))) continue
    count++
    assert.match(texts.join(), /(pamięci|[Rr]odzin[ay]|przyjaciele|Portret|zdjęcia)\sZofii|\so\sAdzie/, name)
    assert.doesNotMatch(
      plain.get(name)?.join() ?? '',
      /(?<![„–]\s?)5(?!\s–|,|\sprosi)|\so\.?$|^\s|\s$|\s{2}/,
      name,
    )
  }
  assert.ok(count > 20)
})
