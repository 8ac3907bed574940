import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPerson, toPerson } from '../../domain/person/person.ts'
import { obituaryTexts } from '../../languages/fr/dashboard/begin.ts'
import { ofName } from '../../languages/fr/grammar.ts'
import { speakOf } from '../../languages/person.ts'
import { sources } from '../support/project/sources.ts'

/** The lines with sentences, as they are read. The sample life is a family's own text. */
const lines = sources
  .filter(({ path }) => /^languages\/fr\/\w+\/(?!sampleObituary)/.test(path))
  .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line}`))
  .filter((line) => !/: (\s*(\/?\*|\/\/)|import )/.test(line))
  .map((line) => line.replaceAll('\\u00a0', '\u00a0').replaceAll('\\u202f', '\u202f'))

/** Faults that a French reader stumbles over, by the better way to say it. */
const stumbles: Record<string, RegExp> = {
  '‘Vous pouvez réessayer’, ‘Il faut choisir’ or ‘Merci de …’, because a bare imperative is an order':
    /(['`]|[.:;?…»] )(?!chez|LISEZ-MOI)\p{L}+ez\b(?!-vous)/iu,
  '‘Créer’ or ‘Créé le’, because a child says ‘Faire’':
    /(['`]|\bà )fai(re|t|tes?)\b(?! (un don|glisser|imprimer))|\b(été|être|copie) faite?s?\b/iu,
  '‘explique’ or ‘indique’, because a thing says nothing':
    /\b(dit|disent|dira|diront|dites)\b(?!(-vous)? adieu)|['`]Dire\b/u,
  '‘les personnes présentes’, because nobody is invited to a funeral': /\binvités\b/u,
  'ofName(name), which elides: d’Alain, d’Hélène':
    /\b(de|que|[dD]’|[qQ]u’) ?\$\{(?!format|plural|printShopPages|days|from|length)/u,
  '‘site’ and ‘e-mail’, one word for one thing': /mémoria[lu]|courriel/iu,
  '‘l’exemple’ for our own words': /(mots|texte|récit) d’origine/u,
}

for (const [better, stumble] of Object.entries(stumbles))
  test(`in French, we say ${better}`, () => {
    const found = lines.filter((line) => stumble.test(line))
    assert.deepEqual(found, [])
  })

test('‘de’ elides before a vowel and a mute h, and not before an aspirate h', () => {
  const written =
    'd’Alain d’Élise d’Yves d’Hélène d’Henri d’Honoré d’Hortense d’Hugo d’Hadrien de_Paul de_Yann de_Harry de_Hans de_Hassan de_Heidi de_Hicham de_Hugh'
      .split(' ')
      .map((phrase) => phrase.replace('_', ' '))
  assert.deepEqual(
    written.map((phrase) => ofName(phrase.replace(/^de |^d’/, ''))),
    written,
  )
})

test('the first evening asks of her, and begins her sentences so', () => {
  speakOf(toPerson({ pronoun: 'she', name: 'Anne', nameGenitive: '', nameLocative: '' }))
  const { answers, beginnings } = obituaryTexts
  assert.deepEqual(
    [answers.born, beginnings('').born, beginnings('Anne').born, beginnings('').loved],
    ['Où est-elle née\u202f?', 'Elle est née', 'Anne est née', 'Elle aimait'],
  )
  speakOf(anyPerson)
})
