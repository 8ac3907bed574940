import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inLanguage } from '../../languages/inLanguage.ts'
import { sources } from '../support/project/sources.ts'

/** The lines with sentences. The sample life is a family's own text, about a man. */
const lines = sources
  .filter(({ path }) => /^languages\/pl\/\w+\/(?!sampleObituary)/.test(path))
  .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
  .filter((line) => !/: (\/?\*|\/\/|import )/.test(line))

/** Words that hurt, or that no native says here, by what is said instead. */
const stumbles: Record<string, RegExp> = {
  '‘trwale usunięte’, because ‘na zawsze’ belongs to death notices': /na zawsze/i,
  '‘zdjęcia i nagrania’, because ‘pozycje’ are taken in stock': /pozycj/i,
  '‘Utwórz’, because one does not cook a PDF': /['`]Zrób |zrobi z /,
  '‘Rodzina’ or ‘Rodzina Jana Nowaka’, because a dead man signs nothing': /rodzin[ay] \(|Rodzina: /i,
  '‘Nowy poda rodzina’, because ‘proszę poprosić’ is an echo': /proszę poprosić/i,
  '‘Jest już strona’, because the past tense of ‘we’ tells women from men': /\p{L}(liśmy|łyśmy)(?!\p{L})/u,
  '‘Wpisany tekst’, because the past tense of ‘you’ tells a woman from a man': /\p{L}(łeś|łaś)(?!\p{L})/u,
  'nothing that guesses whether the reader is a woman or a man':
    /(?<!\p{L})(pan(ie|em|u)?|pani[ąę]?|państw[oau]|pewien|pewna|(za|wy)logowan[ya]|twoj\p{L}*|twój)(?!\p{L})/iu,
  'what can be done, because ‘Kto …, może’ is a proverb':
    /(['`]|\. )Kto [^'`?]*, (może|zobaczy|loguje|nie)(?!\p{L})/u,
  'a sentence or a dash, because a name after a colon is a card in an index':
    /(pamięci|pamięć|wspomnieni[aeou]|odpowiedź|rodzina|zaproszenie): \$\{(name|author)/i,
  'one word for one thing: goście, historia życia, datek, sprawdzenie pokazu, plansza, pogrzeb':
    /odwiedzając|nekrolog|(?<!\p{L})dar(u|ze|em|y|ów)?(?!\p{L})|(?<!\p{L})prób(a|ę|y|ie)? (generaln|na tym)|'Próba|plakat|uroczystości pożegnaln|na pożegnanie|zostaw wspomnienie|'Główna'/iu,
  '‘bez internetu’, because guests have no net': /bez sieci|wróci sieć|routera/i,
  '‘tymczasem’ or nothing': /międzyczas|zgodnie z prośbą|nastąpiło/i,
  'what is written there, because a dashboard does not speak':
    /(panel|lista|strona|docs\/\w+\.md|json) mówi/i,
}

for (const [better, stumble] of Object.entries(stumbles))
  test(`in Polish, we say ${better}`, () => {
    assert.deepEqual(
      lines.filter((line) => stumble.test(line)),
      [],
    )
  })

test('no Polish sentence of the server can end a line with a word of one letter', () => {
  const list = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(list) : [value]
  const hanging = list({ ...inLanguage('pl') }).filter((text) => /(^|\s)[aiouwz] /i.test(String(text)))
  assert.deepEqual(
    hanging.filter((text) => typeof text === 'string'),
    [],
  )
})
